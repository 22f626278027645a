import {
  keyAnchor,
  literalsOf,
  variantsOf,
  type Definition,
  type SchemaKey,
  type SchemaType,
  type Variant,
} from '../../site/fileSchema';
import { blocks, code, line, t } from '../markdown';

/** Alternatives joined by `or`. All objects with keys count as one alternative. */
function alternatives(types: readonly SchemaType[]): string {
  const firstObject = types.find((type) => type.properties);
  return types
    .filter((type) => !type.properties || type === firstObject)
    .map(label)
    .join(t('schema.or'));
}

/** Type of a value in words, as `TypeLabel` shows it. */
function label(type: SchemaType): string {
  if (type.ref) return type.ref;
  if (type.anyOf) return alternatives(type.anyOf);
  const values = type.enum ?? (type.const === undefined ? [] : [type.const]);
  if (values.length > 0)
    return values.map((value) => code(JSON.stringify(value))).join(t('schema.or'));
  if (type.items) return t('schema.arrayOf', { type: label(type.items) });
  if (typeof type.extraKeys === 'object' && !type.properties)
    return t('schema.objectOf', { type: label(type.extraKeys) });
  return type.type === undefined || type.type === 'any' ? t('schema.any') : type.type;
}

const indent = (text: string) => text.replace(/^(?=.)/gm, '  ');

const item = (...content: (string | undefined | false)[]) =>
  `- ${indent(blocks(...content)).trimStart()}`;

function variantItems(variant: Variant): string {
  const keys = keyList(variant);
  if (!variant.label) return keys;
  return item(t('schema.with', { variant: code(variant.label) }), line(variant.description), keys);
}

function keyItem(key: SchemaKey, anchor: string): string {
  const head = [code(key.name), label(key), key.required && t('schema.required')];
  const literals = literalsOf(key).map(
    ({ value, description }) => `- ${code(value)}: ${line(description)}`,
  );
  return item(
    head.filter(Boolean).join(' '),
    line(key.description),
    literals.join('\n'),
    ...variantsOf(key, anchor).map(variantItems),
  );
}

const keyList = ({ anchor, keys, extraKeys }: Variant): string =>
  blocks(
    keys.map((key) => keyItem(key, keyAnchor(anchor, key))).join('\n'),
    extraKeys === true && t('schema.moreKeys'),
  );

/** The format of a Studio file, or of a type that files share, as nested lists. */
export function schemaMarkdown(entry: Definition): string {
  const [variant] = variantsOf(entry, entry.anchor);
  if (variant) return keyList(variant);
  return blocks(
    t('schema.oneOf'),
    (entry.anyOf ?? []).map((type) => `- ${label(type)}`).join('\n'),
  );
}
