import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { packageOf } from '../../../plugins/demos/modules';
import { nearest, type Mistake } from '../../../plugins/shared/mistakes';
import { isPage } from '../../../plugins/shared/pages';
import { mistakeIn, type PageCheck } from '../rule';
import type { Page, Site } from '../site';
import { identifiers, scriptsOf, type EsNode, type Scripted } from './scripts';

const bodyOf = (estree: unknown) => (estree as { body?: EsNode[] } | undefined)?.body ?? [];

/** What is imported, with the place of each statement. */
function importsOf(modules: Scripted[]): { source: string; line: number; column: number }[] {
  return modules.flatMap(({ estree, line, column }) => {
    const body = (estree as { body?: EsNode[] } | undefined)?.body ?? [];
    const first = (body[0] as { loc?: { start: { line: number } } } | undefined)?.loc?.start.line;
    return body.flatMap((node) => {
      const source = (node.source as EsNode | undefined)?.value;
      const own = (node as { loc?: { start: { line: number } } }).loc?.start.line;
      const offset = own !== undefined && first !== undefined ? own - first : 0;
      return typeof source === 'string' ? [{ source, line: line + offset, column }] : [];
    });
  });
}

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

function checkImport(
  page: Page,
  site: Site,
  source: string,
): { rule: string; message: string } | undefined {
  if (/\.css$/.test(source))
    return {
      rule: 'mdx/css-import',
      message: `"${source}" would have no effect: pages load one style sheet, which contains src/css and the CSS modules of components. Style a component in src/mdx instead.`,
    };
  if (refused.test(source))
    return {
      rule: 'mdx/import',
      message: `"${source}" needs React in the browser, which pages do not have.${/Tabs|TabItem/.test(source) ? ' Use <CodeTabs>, which needs no import.' : ' Use a component of src/mdx, which needs no import.'}`,
    };
  const isFile = source.startsWith('.') || source.startsWith('@site/');
  if (isFile) {
    const target = source.startsWith('.')
      ? path.join(site.siteDir, path.dirname(page.file), source)
      : path.join(site.siteDir, source.slice('@site/'.length));
    const plain = target.replace(/\?.*$/, '');
    const exists = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].some((ending) =>
      isFileAt(plain + ending),
    );
    if (!exists)
      return {
        rule: 'mdx/import',
        message: `"${source}" does not lead to a file (${path.relative(site.siteDir, plain)}).${nearestFile(source, plain)}`,
      };
    const file = path.relative(site.siteDir, plain).replaceAll(path.sep, '/');
    return isPage(file)
      ? {
          rule: 'mdx/import',
          message: `"${source}" is a page of its own. Move what both show to a part, a file whose name starts with "_".`,
        }
      : undefined;
  }
  if (source.startsWith('@generated/') || /^@docusaurus\/(Head|Link)$/.test(source))
    return undefined;
  return site.installation.resolves('.', source)
    ? undefined
    : {
        rule: 'mdx/import',
        message: `"${packageOf(source)}" is not installed.${nearest(source, site.installation.candidates('.', source))}`,
      };
}

function checkImports(page: Page, site: Site, modules: Scripted[]): Mistake[] {
  return importsOf(modules).flatMap(({ source, ...at }) => {
    const found = checkImport(page, site, source);
    return found ? [mistakeIn(page, at, found.rule, found.message)] : [];
  });
}

/** A program without its import statements, whose names are declared there. */
const withoutImports = (estree: unknown) =>
  bodyOf(estree).filter(({ type }) => type !== 'ImportDeclaration');

/** Names that a program imports, each with the number of lines before its statement. */
function importedNames(estree: unknown): { name: string; offset: number }[] {
  const body = bodyOf(estree);
  const lineOf = (node: EsNode | undefined) =>
    (node as { loc?: { start: { line: number } } } | undefined)?.loc?.start.line ?? 1;
  return body
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap((statement) =>
      ((statement.specifiers ?? []) as EsNode[]).map(({ local }) => ({
        name: (local as EsNode).name ?? '',
        offset: lineOf(statement) - lineOf(body[0]),
      })),
    );
}

/** Names that a page imports and does not use: in its elements, in braces, in other modules. */
function unusedImports(page: Page, expressions: Scripted[], modules: Scripted[]): Mistake[] {
  const used = new Set([
    ...page.elements.map(({ name }) => (name ?? '').split('.')[0]),
    ...[
      ...identifiers([...expressions, ...modules].map(({ estree }) => withoutImports(estree))),
    ].map(({ name }) => name),
  ]);
  return modules.flatMap(({ estree, line, column }) =>
    importedNames(estree)
      .filter(({ name }) => !used.has(name))
      .map(({ name, offset }) =>
        mistakeIn(
          page,
          { line: line + offset, column },
          'mdx/unused-import',
          `"${name}" is imported and not used. Write <${name} /> where it belongs, or remove the import.`,
        ),
      ),
  );
}

/** What pages import. */
export const imports: PageCheck = {
  scope: 'page',
  rules: {
    'mdx/import': 'An import works in a document without React.',
    'mdx/css-import': 'A page does not import style sheets.',
    'mdx/unused-import': 'A page uses what it imports.',
  },
  check(page, site) {
    const { expressions, modules } = scriptsOf(page);
    return [...checkImports(page, site, modules), ...unusedImports(page, expressions, modules)];
  },
};
