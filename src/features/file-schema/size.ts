import { fixedSize, sumOfSizes, textSize, type BodySize } from '@site/src/site/bodySize';
import {
  keyAnchor,
  literalsOf,
  variantsOf,
  type Definition,
  type SchemaKey,
  type Variant,
} from '@site/src/site/fileSchema';

/** Heights of a key with its type, of a list item, and of the frame around a schema, in px. */
const heights = { key: 52, item: 26, frame: 60 };

/** Number of levels that are open initially: `spec`, so that its keys are visible. */
export const openLevels = 1;

function sizeOfKey(key: SchemaKey, parent: string, level: number): BodySize {
  const literals = literalsOf(key);
  const variants = level <= openLevels ? variantsOf(key, keyAnchor(parent, key)) : [];
  return sumOfSizes([
    fixedSize(heights.key + literals.length * heights.item),
    textSize([key.description, ...literals.map(({ description }) => description)].join(' ').length),
    ...variants.map((variant) => sizeOfKeys(variant, level + 1)),
  ]);
}

const sizeOfKeys = ({ keys, anchor, label }: Variant, level: number): BodySize =>
  sumOfSizes([
    fixedSize(label ? heights.item : 0),
    ...keys.map((key) => sizeOfKey(key, anchor, level)),
  ]);

/** Approximate size of a file or type with its visible keys. */
export function sizeOfSchema(entry: Definition): BodySize {
  const [variant] = variantsOf(entry, entry.anchor);
  const content = variant
    ? sizeOfKeys(variant, 1)
    : fixedSize((1 + (entry.anyOf ?? []).length) * heights.item);
  return sumOfSizes([fixedSize(heights.frame), content]);
}
