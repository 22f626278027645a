import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { kinds } from '../../../plugins/api-pages/resolve';
import type { PageNode } from '../../../plugins/pages/nodes';
import { nearest, type Mistake } from '../../../plugins/shared/mistakes';
import { rootDir, type PropType } from '../components';
import { mistakeIn, type PageCheck } from '../rule';
import type { Page, Site } from '../site';
import { isHandler } from './interactive';
import { namesIn } from './names';
import { ownNames } from './scripts';

/** Components whose attributes have rules of their own, and attributes that have one. */
const ownRules: Readonly<Record<string, true | string[]>> = {
  Demo: true,
  Picture: ['name', 'alt'],
  Head: true,
};

const hasOwnRule = (component: string, prop: string) => {
  const own = ownRules[component];
  return own === true || (own?.includes(prop) ?? false);
};

/** Attributes that the build takes and the component does not. */
const addedAttributes = (component: string) => (Object.hasOwn(kinds, component) ? ['name'] : []);

/** Props that the build adds. */
const addedProps = (component: string) =>
  Object.hasOwn(kinds, component) ? ['data', 'types'] : [];

interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
}

/** How a value is written: `true` without one, its text, or the source of `{…}`. */
type Written = true | { text: string } | { code: string };

function writtenOf({ value }: Attribute): Written {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return { text: value };
  return { code: String((value as { value?: unknown }).value ?? '').trim() };
}

const literal = /^(?:(['"`])(.*)\1|(-?\d+(?:\.\d+)?)|(true|false))$/s;

/** What a value is, as far as its text tells. */
function kindOf(written: Written): { kind: 'text' | 'number' | 'boolean' | 'other'; text: string } {
  if (written === true) return { kind: 'boolean', text: 'true' };
  if ('text' in written) return { kind: 'text', text: written.text };
  const [, quote, quoted = '', number, boolean] = literal.exec(written.code) ?? [];
  if (quote && !quoted.includes('${')) return { kind: 'text', text: quoted };
  if (number) return { kind: 'number', text: number };
  if (boolean) return { kind: 'boolean', text: boolean };
  return { kind: 'other', text: written.code };
}

function checkValue(component: string, attribute: Attribute, prop: PropType): string | undefined {
  const { kind, text } = kindOf(writtenOf(attribute));
  const name = attribute.name ?? '';
  if (kind === 'other') return undefined;
  const fits =
    kind === 'text'
      ? prop.text === true || prop.text.includes(text)
      : kind === 'number'
        ? prop.number
        : prop.boolean;
  if (fits) return undefined;
  const choices = prop.text === true ? [] : prop.text;
  const valid =
    choices.length > 0 ? ` It takes: ${choices.join(', ')}.` : ` It takes ${prop.type}.`;
  const near = kind === 'text' ? nearest(text, choices) : '';
  return `<${component}> does not accept ${kind === 'text' ? `"${text}"` : `{${text}}`} as ${name}.${near || valid}`;
}

/** The file of an example that is shown first exists. */
function checkEntry(
  page: Page,
  { name: component, attributes = [], position }: PageNode,
): Mistake[] {
  const valueOf = (wanted: string) => attributes.find(({ name }) => name === wanted)?.value;
  const [name, entry] = [valueOf('name'), valueOf('entry')];
  if (component !== 'ExampleProject' || typeof name !== 'string' || typeof entry !== 'string')
    return [];
  const folder = path.join(rootDir, 'examples', name);
  const target = path.join(folder, entry);
  if (!existsSync(folder) || existsSync(target)) return [];
  const siblings = existsSync(path.dirname(target)) ? readdirSync(path.dirname(target)) : [];
  const before = entry.slice(0, entry.length - path.posix.basename(entry).length);
  return [
    mistakeIn(
      page,
      { position },
      'mdx/unknown-name',
      `The example "${name}" has no file "${entry}".${nearest(path.posix.basename(entry), siblings, (value) => `"${before}${value}"`)}`,
    ),
  ];
}

function checkComponent(page: Page, site: Site, node: PageNode): Mistake[] {
  const component = node.name ?? '';
  const props = site.components.components[component] ?? {};
  const attributes = (node.attributes ?? []).filter(({ type }) => type === 'mdxJsxAttribute');
  const spreads = attributes.length < (node.attributes ?? []).length;
  const added = addedProps(component);
  const valid = [
    ...Object.keys(props).filter((name) => !added.includes(name) && name !== 'children'),
    ...addedAttributes(component),
  ];
  const checked = attributes.flatMap((attribute) => {
    const name = attribute.name ?? '';
    if (hasOwnRule(component, name) || isHandler(name)) return [];
    const prop = props[name];
    if (!valid.includes(name) || (!prop && !addedAttributes(component).includes(name)))
      return [
        mistakeIn(
          page,
          node,
          'mdx/unknown-prop',
          `<${component}> has no "${name}".${nearest(name, valid) || (valid.length > 0 ? ` It takes: ${valid.join(', ')}.` : ' It takes nothing.')}`,
        ),
      ];
    const wrong = prop && checkValue(component, attribute, prop);
    return wrong ? [mistakeIn(page, node, 'mdx/invalid-prop', wrong)] : [];
  });
  const names = new Set(attributes.map(({ name }) => name));
  const isMissing = (name: string, prop: PropType) =>
    prop.required &&
    !added.includes(name) &&
    !hasOwnRule(component, name) &&
    !names.has(name) &&
    !(name === 'children' && (node.children ?? []).length > 0);
  const missing = spreads
    ? []
    : Object.entries(props)
        .filter(([name, prop]) => isMissing(name, prop))
        .map(([name, prop]) =>
          mistakeIn(
            page,
            node,
            'mdx/missing-prop',
            name === 'children'
              ? `<${component}> has no content.`
              : `<${component}> needs ${name}="…". ${prop.description}`.trim(),
          ),
        );
  const named = namesIn(site, component);
  const name = attributes.find((attribute) => attribute.name === 'name')?.value;
  const unknownName =
    named && typeof name === 'string' && !named.includes(name)
      ? [
          mistakeIn(
            page,
            node,
            'mdx/unknown-name',
            `<${component}> has no "${name}".${nearest(name, named) || ` The names are: ${named.join(', ')}.`}`,
          ),
        ]
      : [];
  return [...checked, ...missing, ...unknownName, ...checkEntry(page, node)];
}

/** Components that fill lines of their own. */
const blocks = new Set(['CodeTabs', 'Demo', 'Diagram', 'LiveExample', 'Picture']);

/** A block among the words of a paragraph. */
const inText = (page: Page, node: PageNode): Mistake[] =>
  node.type === 'mdxJsxTextElement' && blocks.has(node.name ?? '')
    ? [
        mistakeIn(
          page,
          node,
          'mdx/in-text',
          `<${node.name ?? ''}> is in the middle of a paragraph. Put it on lines of its own, with empty lines around them.`,
        ),
      ]
    : [];

/** Components that writers know from other sites, with what there is instead. */
const otherTools = new Map(
  Object.entries({
    Admonition: ' Write a callout: ":::note".',
    Alert: ' Write a callout: ":::note".',
    Callout: ' Write a callout: ":::note".',
    CodeBlock: ' Write a fence with its language: "```tsx".',
    Details: ' Write <details> with a <summary>.',
    Image: ' Write ![What the picture shows](./picture.png).',
    Link: ' Write [words](url).',
    TabItem: ' Did you mean <CodeTabs>? It takes code blocks, each with a tab="…".',
    Tabs: ' Did you mean <CodeTabs>? It takes code blocks, each with a tab="…".',
  }),
);

function checkElement(page: Page, site: Site, node: PageNode, own: Set<string>): Mistake[] {
  const name = node.name ?? '';
  if (!/^[^a-z.:][^.:]*$/.test(name) || own.has(name)) return [];
  const known = site.components.components;
  if (Object.hasOwn(known, name))
    return [...checkComponent(page, site, node), ...inText(page, node)];
  return [
    mistakeIn(
      page,
      node,
      'mdx/unknown-component',
      `There is no component <${name}>.${otherTools.get(name) ?? (nearest(name, Object.keys(known), (value) => `<${value}>`) || ' Import it, or use a tag that CONTRIBUTING.md lists.')}`,
    ),
  ];
}

/** Components in pages, as their TypeScript types say. */
export const components: PageCheck = {
  scope: 'page',
  rules: {
    'mdx/unknown-component': 'A component comes from src/mdx, or the page imports it.',
    'mdx/unknown-prop': 'A component has only props that it supports.',
    'mdx/missing-prop': 'A component has all required props.',
    'mdx/invalid-prop': 'A prop has a valid value.',
    'mdx/unknown-name': 'The name that a component refers to exists.',
    'mdx/in-text': 'A component that fills lines has lines of its own.',
  },
  check(page, site) {
    const own = ownNames(page);
    return page.elements.flatMap((node) => checkElement(page, site, node, own));
  },
};
