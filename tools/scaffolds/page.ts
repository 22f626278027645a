import path from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { descriptionLength } from '../../model/pages/frontMatter';
import { nearest } from '../../model/problems';
import { type ProductKey, productList } from '../../model/facts/products';
import {
  type Changes,
  readText,
  requireKebab,
  sidebarsFile,
  titleOf,
  UsageError,
  requirePascal,
  titleOfDemo,
} from './changes';
import { addEntry } from './sidebar';
import { readSources } from '../../model/files/files';

interface PageOptions {
  title?: string;
  description?: string;
  /** Path below the product's URL. */
  slug?: string;
  /** Label of the group in the sidebar. Default: the group of the pages in the same folder. */
  group?: string;
  /** Whether the page is `index.mdx` in a folder, where its demos can be, too. */
  folder?: boolean;
  body?: string;
}

const template = (name: string) => readFileSync(path.join(__dirname, 'templates', name), 'utf8');

/** Splits a name such as `core/introduction/glossary`. @throws a `UsageError` if it is invalid */
function splitPath(name: string): { product: ProductKey; page: string } {
  const [first = '', ...rest] = name
    .replace(/^docs-/, '')
    .replace(/\.mdx?$/, '')
    .split('/');
  const products = productList.map(({ key }) => key);
  const product = products.find((key) => key === first);
  if (!product)
    throw new UsageError(
      `"${name}" starts with no product: ${products.join(' or ')}.${nearest(first, products)}`,
    );
  if (rest.length < 2)
    throw new UsageError(
      `A page is named by product, group and name, like "${product}/introduction/glossary", not "${name}".`,
    );
  for (const part of rest) requireKebab(part, 'a page and of its folders');
  return { product, page: rest.join('/') };
}

/** File of a page such as `core/components/account`. @throws a `UsageError` if it's missing */
function findPage(siteDir: string, name: string): string {
  const { product, page } = splitPath(name.replace(/\/index(?:\.mdx?)?$/, ''));
  const files = ['.mdx', '.md', '/index.mdx', '/index.md'].map(
    (ending) => `docs-${product}/${page}${ending}`,
  );
  const file = files.find((each) => existsSync(path.join(siteDir, each)));
  if (!file) throw new UsageError(`There is no page ${files[0]}.`);
  return file;
}

function describe(title: string): string {
  return `${title}: what it is for, how to set it up, and what to look out for.`;
}

function requireDescription(text: string): void {
  const { min, max } = descriptionLength;
  if (text.length >= min && text.length <= max) return;
  throw new UsageError(
    `The description has ${text.length} characters; write ${min} to ${max}: --description "…"`,
  );
}

/** Creates a page with front matter, and adds it to `sidebars.ts`. */
export function newPage(siteDir: string, name: string, options: PageOptions = {}): Changes {
  const { product, page } = splitPath(name);
  const title = options.title ?? titleOf(path.posix.basename(page));
  const description = options.description ?? describe(title);
  requireDescription(description);
  const id = options.folder ? `${page}/index` : page;
  const slug = `/${(options.slug ?? page).replace(/^\/|\/$/g, '')}`;
  const yaml = (text: string) => (/^[\w"'][^:#]*$/.test(text) ? text : JSON.stringify(text));
  const text = [
    '---',
    `title: ${yaml(title)}`,
    `description: ${yaml(description)}`,
    `slug: ${slug}`,
    '---',
    '',
    options.body ?? template(`page.${product}.mdx`),
  ].join('\n');
  return {
    created: new Map([[`docs-${product}/${id}.mdx`, text]]),
    edited: new Map([
      [sidebarsFile, addEntry(readText(siteDir, sidebarsFile), product, id, options.group)],
    ]),
    next: [
      `npm start serves it at /toolpad/${product}${slug}/.`,
      ...(options.description ? [] : ['Write its description: it is what search engines show.']),
    ],
  };
}

/** Creates a how-to guide for Toolpad Studio, with steps and a check of the result. */
export function newHowTo(siteDir: string, name: string, options: PageOptions = {}): Changes {
  requireKebab(name, 'a how-to guide');
  const title = options.title ?? titleOf(name);
  return newPage(siteDir, `studio/how-to-guides/${name}`, {
    ...options,
    title,
    description:
      options.description ?? `${title} in a Toolpad Studio app, step by step, and how to check it.`,
    body: template('how-to.mdx'),
  });
}

interface DemoOptions {
  /** Accessible name of the demo. */
  title?: string;
}

const demo = (name: string, label: string) => `import Button from '@mui/material/Button';

export default function ${name}() {
  // preview-start
  return <Button variant="outlined">${label}</Button>;
  // preview-end
}
`;

/** Headings of the sections with which pages end. */
const lastSections = /^## (?:API|What comes next)\b/m;

/** Creates a demo beside a page, and places it under a new heading before the last sections. */
export function newDemo(
  siteDir: string,
  page: string,
  name: string,
  options: DemoOptions = {},
): Changes {
  requirePascal(name);
  const file = findPage(siteDir, page);
  const folder = file.split('/')[0] ?? '';
  const twin = [...readSources(siteDir, [folder]).keys()].find(
    (other) => path.posix.basename(other) === `${name}.tsx`,
  );
  if (twin) throw new UsageError(`There is a demo "${name}" already: ${twin}.`);
  const title = options.title ?? titleOfDemo(name);
  const id = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
  const text = readText(siteDir, file);
  const end = lastSections.exec(text)?.index ?? text.length;
  const placed = `## ${title} {#${id}}\n\n<Demo src="./${name}.tsx" title=${JSON.stringify(title)} />`;
  const parts = [text.slice(0, end), placed, text.slice(end)].map((part) => part.trim());
  return {
    created: new Map([[`${path.posix.dirname(file)}/${name}.tsx`, demo(name, titleOfDemo(name))]]),
    edited: new Map([[file, `${parts.join('\n\n').trim()}\n`]]),
    next: [`It is near the end of ${file}: move it to its place.`],
  };
}
