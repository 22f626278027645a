import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiLink } from '../../src/site/api';
import { findPlacements } from '../demos/placements';
import { isPage } from '../shared/pages';

/** A demo as a page places it. */
export interface PlacedDemo {
  /** Title of the demo and its address: page and element id. */
  link: ApiLink;
  /** Names it imports from the package or its entry points, at run time. */
  imports: Set<string>;
}

/** Names a module imports from a package, types left out. */
export function importedNames(source: string, packageName: string): Set<string> {
  const parsed = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const names = new Set<string>();
  for (const node of parsed.statements) {
    if (
      !ts.isImportDeclaration(node) ||
      !ts.isStringLiteral(node.moduleSpecifier) ||
      node.importClause?.isTypeOnly
    )
      continue;
    const specifier = node.moduleSpecifier.text;
    const bindings = node.importClause?.namedBindings;
    if (
      (specifier !== packageName && !specifier.startsWith(`${packageName}/`)) ||
      !bindings ||
      !ts.isNamedImports(bindings)
    )
      continue;
    for (const element of bindings.elements)
      if (!element.isTypeOnly) names.add((element.propertyName ?? element.name).text);
  }
  return names;
}

/** Text of the demo's module and of those beside it that it imports. A folder is a demo in several stylings. */
function sourcesOf(target: string, files: Map<string, string>): string[] {
  const folder = target.replace(/\.tsx$/, '/');
  const own = [...files].filter(
    ([file]) => file === target || (file.startsWith(folder) && file.endsWith('.tsx')),
  );
  const siblings = own.flatMap(([file, source]) =>
    [...source.matchAll(/from '(\.\.?\/[^']+)'/g)].flatMap(([, specifier = '']) => {
      const base = path.posix.join(path.posix.dirname(file), specifier);
      return [base, `${base}.tsx`, `${base}.ts`].flatMap((each) => files.get(each) ?? []);
    }),
  );
  return [...own.map(([, source]) => source), ...siblings];
}

const slug = /^---\n[\s\S]*?^slug:[ \t]*(\S+)[ \t]*$/m;

/** All files of the docs by their path from `siteDir`. */
export function readDocs(siteDir: string, docsDir: string): Map<string, string> {
  const entries = readdirSync(path.join(siteDir, docsDir), {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(mdx|tsx?)$/.test(entry.name))
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)));
  return new Map(
    files
      .map(
        (file) =>
          [file.replaceAll(path.sep, '/'), readFileSync(path.join(siteDir, file), 'utf8')] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Address of a page, from its front matter. */
export function addressOf(source: string, docsUrl: string): string | undefined {
  const found = slug.exec(source)?.[1];
  return found && `${docsUrl.replace(/\/$/, '')}${found.replace(/\/?$/, '/')}`;
}

/** Finds the demos of all pages, and what each imports from the package. */
export function collectDemos(
  docs: Map<string, string>,
  docsUrl: string,
  packageName: string,
): PlacedDemo[] {
  return [...docs].flatMap(([file, source]) => {
    const address = isPage(file) ? addressOf(source, docsUrl) : undefined;
    return (address ? findPlacements(source) : []).flatMap(({ attributes }) => {
      if (typeof attributes.src !== 'string') return [];
      const target = path.posix.join(path.posix.dirname(file), attributes.src);
      const name = path.posix.basename(target).replace(/\.tsx$/, '');
      const imports = sourcesOf(target, docs).flatMap((text) => [
        ...importedNames(text, packageName),
      ]);
      const title = typeof attributes.title === 'string' ? attributes.title : name;
      return [{ link: { title, href: `${address}#${name}` }, imports: new Set(imports) }];
    });
  });
}
