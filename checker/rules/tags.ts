import {
  attributesOf,
  type AttributeValue,
  isHandler,
  type PageNode,
  sourceOf,
  writtenOf,
} from '../../model/pages/nodes';
import { suggest } from '../../model/problems';
import { contextOf, tags } from '../../model/tags/tags';
import type { Attribute, Tag, TagContext } from '../../model/tags/define';
import replacements from '../replacements.json';
import { rootDir } from '../rootDir';
import { pageCheck, type PageReport } from '../rule';
import { scopeOf } from './scripts';

export const attributeRules = {
  'mdx/unknown-prop': 'Components support their attributes.',
  'mdx/missing-prop': 'Components have all required attributes.',
  'mdx/invalid-prop': 'Attributes have valid values.',
  'mdx/unknown-name': 'Names that components refer to exist.',
};

const literal = /^(?:(['"`])(.*)\1|(-?\d+(?:\.\d+)?)|(true|false))$/s;

/** Value of a literal, or `undefined` for other expressions. */
function literalOf(value: AttributeValue): string | number | boolean | undefined {
  if (typeof value !== 'object') return value;
  const [, quote, quoted = '', number, flag] = literal.exec(value.code) ?? [];
  if (quote) return quoted.includes('${') ? undefined : quoted;
  if (number) return Number(number);
  return flag === undefined ? undefined : flag === 'true';
}

function hasType(value: AttributeValue, type: Attribute['type']): boolean {
  if (type === 'number') return /^[1-9]\d*$/.test(sourceOf(value));
  const found = literalOf(value);
  if (found === undefined) return true;
  if (type === 'flag') return typeof found === 'boolean';
  return typeof found === 'string' && (type === 'text' || type.includes(found));
}

/** Explains how to write a value of a type. */
function noteOn(name: string, type: Attribute['type'], value: AttributeValue): string {
  if (type === 'flag' && value === 'false') return `Delete ${name}.`;
  return typeof type === 'string'
    ? `Write ${{ text: `${name}="…"`, number: `${name}={400}`, flag: name }[type]}.`
    : `Use ${type.join(', ')}.`;
}

/**
 * Checks the attributes of a tag, except event handlers.
 * @param report also accepts the tag's own rules
 */
export function checkTag(
  name: string,
  tag: Tag,
  node: PageNode,
  context: TagContext,
  report: PageReport,
): void {
  const add: PageReport<typeof attributeRules> = report;
  const attributes = attributesOf(node);
  const written = writtenOf(node);
  const valid = Object.keys(tag.attributes);
  const isSpread = node.attributes?.some(({ type }) => type !== 'mdxJsxAttribute');

  for (const each of Object.keys(attributes))
    if (!valid.includes(each) && !isHandler(each))
      add(
        'mdx/unknown-prop',
        node,
        `<${name}> has no attribute "${each}".`,
        suggest(
          each,
          valid,
          valid.length > 0 ? `Its attributes are ${valid.join(', ')}.` : 'It has no attributes.',
        ),
      );

  let isInvalid = false;
  for (const [each, { type, names, required, description }] of Object.entries(tag.attributes)) {
    const value = attributes[each];
    const isMissing = value === undefined || (typeof value === 'string' && value.trim() === '');
    // The build reads names from the source of a page, so they can't be expressions.
    const isUnread = tag.data !== null && names !== undefined && typeof value === 'object';
    if (isMissing && required && !isSpread)
      add('mdx/missing-prop', node, `<${name}> needs the attribute ${each}="…".`, {
        note: description,
      });
    else if (value !== undefined && (isUnread || !hasType(value, type)))
      add(
        'mdx/invalid-prop',
        node,
        `${typeof value === 'string' ? `"${value}"` : `{${sourceOf(value)}}`} isn't a valid ${each} for <${name}>.`,
        suggest(
          String(literalOf(value)),
          typeof type === 'string' ? [] : type,
          noteOn(each, type, value),
        ),
      );
    else continue;
    isInvalid = true;
  }
  if (tag.children !== false && (node.children ?? []).length === 0 && !isSpread)
    add('mdx/missing-prop', node, `<${name}> is empty.`);

  const own = tag.validate?.check(written, context) ?? [];
  for (const { rule, message } of own) report(rule, node, message);
  if (isInvalid || own.length > 0) return;
  for (const [each, { names }] of Object.entries(tag.attributes)) {
    const value = attributes[each];
    const known = typeof value === 'string' ? names?.(context, written) : undefined;
    if (!known || typeof value !== 'string' || known.includes(value)) continue;
    const list = known.length > 0 && known.length <= 20;
    add(
      'mdx/unknown-name',
      node,
      `"${value}" isn't a valid ${each} for <${name}>.`,
      suggest(value, known, list ? `Use ${known.join(', ')}.` : undefined),
    );
  }
}

/** Components that writers know from other sites, with replacements. */
const otherTools = new Map(Object.entries(replacements.components));

/** Docusaurus' `Head`, and parts of `Tabs`, which is reported. */
const ignored = new Set(['Head', 'TabItem']);

function suggestTag(name: string) {
  const note = otherTools.get(name);
  const unknown = 'Import it, or use one of the tags in CONTRIBUTING.md.';
  return note ? { note } : suggest(name, [...tags.keys()], unknown, (value) => `<${value}>`);
}

/** Tags of `src/tags` in pages. */
export const writerTags = pageCheck({
  rules: {
    'mdx/unknown-component': 'Components are in src/tags, or the page imports them.',
    ...attributeRules,
    'mdx/in-text': 'Block components are on separate lines.',
    ...Object.assign({}, ...[...tags.values()].map(({ validate }) => validate?.rules)),
  },
  check(page, report: PageReport, site) {
    const { names } = scopeOf(page);
    const context = contextOf(page.file, page.version, site.versions, site.siteDir, rootDir);
    for (const node of page.elements) {
      const name = node.name ?? '';
      if (!/^[^a-z.:][^.:]*$/.test(name) || names.has(name) || ignored.has(name)) continue;
      const tag = tags.get(name);
      if (!tag) {
        const message = `There's no component <${name}>.`;
        report('mdx/unknown-component', node, message, suggestTag(name));
        continue;
      }
      checkTag(name, tag, node, context, report);
      if (tag.block && node.type === 'mdxJsxTextElement')
        report('mdx/in-text', node, `<${name}> can't be part of a paragraph.`, {
          note: 'Put it on a separate line, with empty lines around it.',
        });
    }
  },
});
