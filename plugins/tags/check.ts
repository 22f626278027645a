import type { Attribute, Finding, Tag, TagContext } from '../../src/tags/define';
import {
  attributesOf,
  sourceOf,
  writtenOf,
  type AttributeValue,
  type PageNode,
  type WrittenAttributes,
} from '../pages/nodes';
import { nearest } from '../shared/mistakes';

/** What the attributes of tags are checked for, whatever the tag. */
export const attributeRules = {
  'mdx/unknown-prop': 'A component has only props that it supports.',
  'mdx/missing-prop': 'A component has all required props.',
  'mdx/invalid-prop': 'A prop has a valid value.',
  'mdx/unknown-name': 'The name that a component refers to exists.',
};

/** `onClick`, and `onclick` of HTML. */
export const isHandler = (name: string) => /^on[A-Za-z]/.test(name);

const literal = /^(?:(['"`])(.*)\1|(-?\d+(?:\.\d+)?)|(true|false))$/s;

/** Value of a literal attribute; nothing for other expressions. */
function literalOf(value: AttributeValue): string | number | boolean | undefined {
  if (typeof value !== 'object') return value;
  const [, quote, quoted = '', number, flag] = literal.exec(value.code) ?? [];
  if (quote) return quoted.includes('${') ? undefined : quoted;
  if (number) return Number(number);
  return flag === undefined ? undefined : flag === 'true';
}

function fits(type: Attribute['type'], value: AttributeValue): boolean {
  if (type === 'number') return /^[1-9]\d*$/.test(sourceOf(value));
  const found = literalOf(value);
  if (found === undefined) return true;
  if (type === 'flag') return typeof found === 'boolean';
  return typeof found === 'string' && (type === 'text' || type.includes(found));
}

/** How a value is written. */
function mendOf(name: string, type: Attribute['type']): string {
  if (typeof type !== 'string') return ` It takes: ${type.join(', ')}.`;
  return ` Write ${{ text: `${name}="…"`, number: `${name}={400}`, flag: name }[type]}.`;
}

function checkValue(
  tag: string,
  name: string,
  { type, names }: Attribute,
  value: AttributeValue,
  readsText: boolean,
): Finding[] {
  const isUnread = readsText && names !== undefined && typeof value === 'object';
  if (fits(type, value) && !isUnread) return [];
  const shown = typeof value === 'string' ? `"${value}"` : `{${sourceOf(value)}}`;
  const choices = typeof type === 'string' ? [] : type;
  const message = `<${tag}> does not accept ${shown} as ${name}.${nearest(String(literalOf(value)), choices) || mendOf(name, type)}`;
  return [{ rule: 'mdx/invalid-prop', message }];
}

function checkName(
  tag: string,
  name: string,
  { names }: Attribute,
  written: WrittenAttributes,
  context: TagContext,
): Finding[] {
  const value = written[name] ?? '';
  const known = names?.(context, written);
  if (!known || known.includes(value)) return [];
  const what = name === 'name' ? '' : `${name} `;
  const list = known.length > 0 && known.length <= 20 ? ` The names are: ${known.join(', ')}.` : '';
  const message = `<${tag}> has no ${what}"${value}".${nearest(value, known) || list}`;
  return [{ rule: 'mdx/unknown-name', message }];
}

/** What a writer did wrong in the place of a tag. Handlers are another check's. */
export function checkTag(name: string, tag: Tag, node: PageNode, context: TagContext): Finding[] {
  const attributes = attributesOf(node);
  const written = writtenOf(node);
  const valid = Object.keys(tag.attributes);
  const isSpread = node.attributes?.some(({ type }) => type !== 'mdxJsxAttribute');
  const unknown = Object.keys(attributes)
    .filter((each) => !valid.includes(each) && !isHandler(each))
    .map((each) => ({
      rule: 'mdx/unknown-prop',
      message: `<${name}> has no "${each}".${nearest(each, valid) || (valid.length > 0 ? ` It takes: ${valid.join(', ')}.` : ' It takes nothing.')}`,
    }));
  const found = Object.entries(tag.attributes).flatMap(([each, attribute]): Finding[] => {
    const value = attributes[each];
    const isMissing = value === undefined || (typeof value === 'string' && value.trim() === '');
    if (isMissing && attribute.required && !isSpread)
      return [
        {
          rule: 'mdx/missing-prop',
          message: `<${name}> needs ${each}="…". ${attribute.description}`,
        },
      ];
    return value === undefined ? [] : checkValue(name, each, attribute, value, tag.data !== null);
  });
  const isEmpty = tag.children !== false && (node.children ?? []).length === 0 && !isSpread;
  const wrong = [
    ...unknown,
    ...found,
    ...(isEmpty ? [{ rule: 'mdx/missing-prop', message: `<${name}> has no content.` }] : []),
  ];
  const own = tag.validate?.check(written, context) ?? [];
  const unknownNames = Object.entries(tag.attributes).flatMap(([each, attribute]) =>
    typeof attributes[each] === 'string' && own.length === 0
      ? checkName(name, each, attribute, written, context)
      : [],
  );
  return [...wrong, ...own, ...(found.length > 0 ? [] : unknownNames)];
}
