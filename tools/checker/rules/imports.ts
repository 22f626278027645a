import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { packageOf } from '../../../plugins/demos/modules';
import { nearest, type Problem } from '../../../plugins/shared/problems';
import { isPage } from '../../../plugins/pages/files';
import { problemIn, type PageCheck } from '../rule';
import type { Page, Site } from '../site';
import { exportsOf } from './exports';
import { identifiers, scriptsOf, type EsNode, type Scripted } from './scripts';

const bodyOf = (estree: unknown) => (estree as { body?: EsNode[] } | undefined)?.body ?? [];

const lineOf = (node: EsNode | undefined) =>
  (node as { loc?: { start: { line: number } } } | undefined)?.loc?.start.line ?? 1;

/** An import, or an export from another module. */
interface Import {
  source: string;
  /** What it takes, `default` among it, and how the page calls it. Nothing of an export; no `imported` for all of the module. */
  names: { imported?: string; local: string }[];
  line: number;
  column: number;
}

function namesOf({ specifiers, type }: EsNode): Import['names'] {
  if (type !== 'ImportDeclaration') return [];
  return ((specifiers ?? []) as EsNode[]).map(({ type: kind, local, imported }) => ({
    local: (local as EsNode).name ?? '',
    ...(kind === 'ImportDefaultSpecifier' ? { imported: 'default' } : {}),
    ...(kind === 'ImportSpecifier' ? { imported: (imported as EsNode).name ?? '' } : {}),
  }));
}

/** What is imported, with the place of each statement. */
const importsOf = (modules: Scripted[]): Import[] =>
  modules.flatMap(({ estree, line, column }) => {
    const body = bodyOf(estree);
    return body.flatMap((node) => {
      const source = (node.source as EsNode | undefined)?.value;
      return typeof source === 'string'
        ? [{ source, names: namesOf(node), line: line + lineOf(node) - lineOf(body[0]), column }]
        : [];
    });
  });

/** Modules of the theme that live from React in the browser, which pages do not have. */
const refused =
  /^(@theme(-original|-init)?|@docusaurus\/theme-common|@docusaurus\/theme-classic)(\/|$)/;

const isFileAt = (file: string) => existsSync(file) && statSync(file).isFile();

/** The file that was probably meant: its ending is often left out. */
function nearestFile(source: string, target: string): string {
  const folder = path.dirname(target);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const name = path.basename(target);
  const same = names.find((each) => each.replace(/\.mdx?$/, '') === name);
  const before = source.slice(0, source.length - path.basename(source).length);
  return same
    ? ` Did you mean "${before}${same}"?`
    : nearest(name, names, (value) => `"${before}${value}"`);
}

interface Finding {
  rule: string;
  message: string;
}

/** A name that a module does not have: the page would end with an element of no type, without a line. */
function checkNames(file: string, { source, names }: Import): Finding | undefined {
  const exported = exportsOf(file);
  const missing = names.find(({ imported }) => imported && !exported?.includes(imported));
  if (!exported || !missing) return undefined;
  const rule = 'mdx/missing-export';
  if (missing.imported === 'default')
    return {
      rule,
      message: `"${source}" has no default export.${exported.includes(missing.local) ? ` Write import { ${missing.local} } from '${source}'.` : ''}`,
    };
  return {
    rule,
    message: `"${source}" does not export "${missing.imported}".${nearest(missing.imported ?? '', exported)}`,
  };
}

/** An import of a file of the site. */
function checkFile(page: Page, { siteDir }: Site, found: Import): Finding | undefined {
  const { source } = found;
  const target = source.startsWith('.')
    ? path.join(siteDir, path.dirname(page.file), source)
    : path.join(siteDir, source.slice('@site/'.length));
  const plain = target.replace(/\?.*$/, '');
  const file = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => plain + ending)
    .find(isFileAt);
  if (!file)
    return {
      rule: 'mdx/import',
      message: `"${source}" does not lead to a file (${path.relative(siteDir, plain)}).${nearestFile(source, plain)}`,
    };
  if (isPage(path.relative(siteDir, file).replaceAll(path.sep, '/')))
    return {
      rule: 'mdx/import',
      message: `"${source}" is a page of its own. Move what both show to a part, a file whose name starts with "_".`,
    };
  return target === plain ? checkNames(file, found) : undefined;
}

function checkImport(page: Page, site: Site, found: Import): Finding | undefined {
  const { source } = found;
  if (/\.css$/.test(source))
    return {
      rule: 'mdx/css-import',
      message: `"${source}" would have no effect: pages load one style sheet, which contains src/css and the CSS modules of components. Style a component in src/tags instead.`,
    };
  if (refused.test(source))
    return {
      rule: 'mdx/import',
      message: `"${source}" needs React in the browser, which pages do not have.${/Tabs|TabItem/.test(source) ? ' Use <CodeTabs>, which needs no import.' : ' Use a tag of src/tags, which needs no import.'}`,
    };
  if (source.startsWith('.') || source.startsWith('@site/')) return checkFile(page, site, found);
  if (source.startsWith('@generated/') || /^@docusaurus\/(Head|Link)$/.test(source))
    return undefined;
  return site.installation.resolves('.', source)
    ? undefined
    : {
        rule: 'mdx/import',
        message: `"${packageOf(source)}" is not installed.${nearest(source, site.installation.candidates('.', source))}`,
      };
}

const checkImports = (page: Page, site: Site, imports: Import[]): Problem[] =>
  imports.flatMap((each) => {
    const found = checkImport(page, site, each);
    return found ? [problemIn(page, each, found.rule, found.message)] : [];
  });

/** A program without its import statements, whose names are declared there. */
const withoutImports = (estree: unknown) =>
  bodyOf(estree).filter(({ type }) => type !== 'ImportDeclaration');

/** Names that a page imports and does not use: in its elements, in braces, in other modules. */
function unusedImports(page: Page, imports: Import[], scripts: Scripted[]): Problem[] {
  const used = new Set([
    ...page.elements.map(({ name }) => (name ?? '').split('.')[0]),
    ...[...identifiers(scripts.map(({ estree }) => withoutImports(estree)))].map(
      ({ name }) => name,
    ),
  ]);
  return imports.flatMap(({ names, ...at }) =>
    names
      .filter(({ local }) => !used.has(local))
      .map(({ local }) =>
        problemIn(
          page,
          at,
          'mdx/unused-import',
          `"${local}" is imported and not used. Write <${local} /> where it belongs, or remove the import.`,
        ),
      ),
  );
}

/** What pages import. */
export const imports: PageCheck = {
  scope: 'page',
  rules: {
    'mdx/import': 'An import works in a document without React.',
    'mdx/missing-export': 'An imported name exists.',
    'mdx/css-import': 'A page does not import style sheets.',
    'mdx/unused-import': 'A page uses what it imports.',
  },
  check(page, site) {
    const { expressions, modules } = scriptsOf(page);
    const found = importsOf(modules);
    return [
      ...checkImports(page, site, found),
      ...unusedImports(page, found, [...expressions, ...modules]),
    ];
  },
};
