import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ImportDeclaration, Program } from 'estree';
import ts from 'typescript';
import { packageOf } from '../../model/demos/modules';
import { isPage, type Page } from '../../model/pages/pages';
import { suggest } from '../../model/problems';
import { nearestFile } from './files';
import { pageCheck, type PageReport } from '../rule';
import { interactiveNote } from './blockedContent';
import { scopeOf, scriptsOf } from './scripts';
import type { Site } from '../../model/site';

const hasModifier = (statement: ts.Statement, kind: ts.SyntaxKind) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some((modifier) => modifier.kind === kind);

/** Names that a binding declares: `a` and `c` for `{ a, b: [c] }`. */
const namesOfBinding = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isBindingElement(element) ? namesOfBinding(element.name) : [],
      );

/**
 * Names of values that a statement exports; `undefined` for `export *`, whose names are in another
 * file.
 */
function exportedBy(statement: ts.Statement): string[] | undefined {
  if (ts.isExportAssignment(statement)) return ['default'];
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    if (!exportClause) return undefined;
    return ts.isNamespaceExport(exportClause)
      ? [exportClause.name.text]
      : exportClause.elements.map(({ name }) => name.text);
  }
  if (!hasModifier(statement, ts.SyntaxKind.ExportKeyword)) return [];
  if (hasModifier(statement, ts.SyntaxKind.DefaultKeyword)) return ['default'];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesOfBinding(name));
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  )
    return statement.name ? [statement.name.text] : [];
  return [];
}

/**
 * Names of the values that a module exports, including `default`. Returns `undefined` if the file
 * alone doesn't show them: with `export *`, or in other languages.
 */
export function exportsOf(file: string): string[] | undefined {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return undefined;
  const parsed = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const names = parsed.statements.map(exportedBy);
  return names.includes(undefined) ? undefined : names.flatMap((each) => each ?? []);
}

const rules = {
  'mdx/import': 'Imports exist, and work on a page without React.',
  'mdx/missing-export': 'Imported names exist.',
  'mdx/css-import': 'Pages import no style sheets.',
  'mdx/unused-import': 'Pages use what they import.',
};
type Report = PageReport<typeof rules>;

/** An import, or an export from another module. */
interface Import {
  source: string;
  /** `imported` is `default` for a default import, and missing for `* as name`. */
  names: { imported?: string; local: string }[];
  line: number;
  column: number;
}

const namesOf = ({ specifiers }: ImportDeclaration): Import['names'] =>
  specifiers.map((specifier) => ({
    local: specifier.local.name,
    ...(specifier.type === 'ImportDefaultSpecifier' && { imported: 'default' }),
    ...(specifier.type === 'ImportSpecifier' && {
      imported: (specifier.imported as { name?: string }).name ?? '',
    }),
  }));

const importsOf = ({ body }: Program): Import[] =>
  body.flatMap((node) =>
    'source' in node && typeof node.source?.value === 'string'
      ? [
          {
            source: node.source.value,
            names: node.type === 'ImportDeclaration' ? namesOf(node) : [],
            line: node.loc?.start.line ?? 1,
            column: (node.loc?.start.column ?? 0) + 1,
          },
        ]
      : [],
  );

/** Modules that need React in the browser, which pages don't have. */
const refused = /^@docusaurus\/(?!(?:Head|Link)$)|^@theme(?:-original|-init)?(?:\/|$)/;

/** Explains what to use instead of a component of Docusaurus or its theme. */
function noteOnRefused(source: string): string {
  if (/Tabs|TabItem/.test(source)) return 'Use <CodeTabs>, which needs no import.';
  return source.startsWith('@theme')
    ? 'Use one of the tags in CONTRIBUTING.md, which need no import.'
    : interactiveNote;
}

const isFileAt = (file: string) => existsSync(file) && statSync(file).isFile();

/** Suggests a file for a wrong import. Writers often omit the extension of a partial. */
function suggestFile(source: string, target: string) {
  const folder = path.dirname(target);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const same = names.find((each) => each.replace(/\.mdx?$/, '') === path.basename(target));
  const before = source.slice(0, source.length - path.basename(source).length);
  return same ? { expected: before + same } : nearestFile(target, (name) => before + name);
}

/**
 * Reports names that a module doesn't export. They would render elements without a type, and
 * React's error has no line.
 */
function checkNames(file: string, found: Import, report: Report): void {
  const exported = exportsOf(file);
  const missing = found.names.find(({ imported }) => imported && !exported?.includes(imported));
  if (!exported || !missing) return;
  const { imported = '', local } = missing;
  if (imported === 'default')
    report('mdx/missing-export', found, `"${found.source}" has no default export.`, {
      note: exported.includes(local)
        ? `Write import { ${local} } from '${found.source}'.`
        : undefined,
    });
  else
    report(
      'mdx/missing-export',
      found,
      `"${found.source}" doesn't export "${imported}".`,
      suggest(imported, exported),
    );
}

function checkFile(page: Page, { siteDir }: Site, found: Import, report: Report): void {
  const { source } = found;
  const target = source.startsWith('.')
    ? path.join(siteDir, path.dirname(page.file), source)
    : path.join(siteDir, source.slice('@site/'.length));
  const plain = target.replace(/\?.*$/, '');
  const file = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => plain + ending)
    .find(isFileAt);
  if (!file)
    report(
      'mdx/import',
      found,
      `The file "${source}" doesn't exist (${path.relative(siteDir, plain).replaceAll(path.sep, '/')}).`,
      suggestFile(source, plain),
    );
  else if (isPage(path.relative(siteDir, file).replaceAll(path.sep, '/')))
    report('mdx/import', found, `"${source}" is a page, which other pages can't import.`, {
      note: 'Move what both pages show to a partial, a file whose name starts with "_".',
    });
  else if (target === plain) checkNames(file, found, report);
}

function checkImport(page: Page, site: Site, found: Import, report: Report): void {
  const { source } = found;
  if (/\.css$/.test(source))
    report(
      'mdx/css-import',
      found,
      `"${source}" has no effect, because pages can't import style sheets.`,
      { note: 'Style a component in src/tags instead.' },
    );
  else if (refused.test(source))
    report('mdx/import', found, `"${source}" needs React in the browser, which pages don't load.`, {
      note: noteOnRefused(source),
    });
  else if (source.startsWith('.') || source.startsWith('@site/'))
    checkFile(page, site, found, report);
  else if (!/^@(?:generated|docusaurus)\//.test(source) && !site.installation.resolves('.', source))
    report(
      'mdx/import',
      found,
      `"${packageOf(source)}" isn't installed.`,
      suggest(source, site.installation.candidates('.', source)),
    );
}

export const imports = pageCheck({
  rules,
  check(page, report, site) {
    const { unread } = scopeOf(page);
    const elements = new Set(page.elements.map(({ name }) => (name ?? '').split('.')[0]));
    for (const found of scriptsOf(page).flatMap(({ program }) => importsOf(program))) {
      checkImport(page, site, found, report);
      for (const { local } of found.names)
        if (unread.has(local) && !elements.has(local))
          report('mdx/unused-import', found, `"${local}" is imported but never used.`, {
            note: `Add <${local} /> to the page, or remove the import.`,
          });
    }
  },
});
