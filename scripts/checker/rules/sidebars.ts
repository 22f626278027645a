import path from 'node:path';
import ts from 'typescript';
import { nearest, type Mistake } from '../../../plugins/shared/mistakes';
import type { DocumentedVersion } from '../../../plugins/shared/versions';
import { readText, type Site } from '../site';
import type { SiteCheck } from '../rule';

const sidebarsFile = 'sidebars.ts';

/** A page in a side navigation, where it is written. */
interface Entry {
  product: string;
  id: string;
  line: number;
  column: number;
}

/** `id: '…'` of an object. */
function idOf(object: ts.ObjectLiteralExpression): ts.StringLiteralLike | undefined {
  const values = new Map(
    object.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)
        ? [[property.name.text, property.initializer] as const]
        : [],
    ),
  );
  const id = values.get('id');
  return id && ts.isStringLiteralLike(id) ? id : undefined;
}

/** The entries of `sidebars.ts`: each product's is a constant of its name. */
export function readEntries(source: string): Entry[] {
  const parsed = ts.createSourceFile(sidebarsFile, source, ts.ScriptTarget.Latest, true);
  const entries: Entry[] = [];
  const add = (product: string, node: ts.StringLiteralLike) => {
    const { line, character } = parsed.getLineAndCharacterOfPosition(node.getStart());
    entries.push({ product, id: node.text, line: line + 1, column: character + 1 });
  };
  const walk = (product: string, node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node))
      for (const element of node.elements) {
        if (ts.isStringLiteralLike(element)) add(product, element);
        else walk(product, element);
      }
    else if (ts.isObjectLiteralExpression(node)) {
      const id = idOf(node);
      if (id) add(product, id);
      else ts.forEachChild(node, (child) => walk(product, child));
    } else ts.forEachChild(node, (child) => walk(product, child));
  };
  for (const statement of parsed.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && ts.isIdentifier(name)) walk(name.text, initializer);
  return entries;
}

const idOfPage = (file: string, { dir }: DocumentedVersion) =>
  path.posix.relative(dir, file).replace(/\.mdx?$/, '');

function checkProduct(site: Site, version: DocumentedVersion, entries: Entry[]): Mistake[] {
  const pages = site.pages.filter((page) => page.version === version);
  const ids = pages.map(({ file }) => idOfPage(file, version));
  const first = new Map<string, Entry>();
  const mistakes = entries.flatMap((entry): Mistake[] => {
    const at = { file: sidebarsFile, line: entry.line, column: entry.column };
    const other = first.get(entry.id);
    if (other)
      return [
        {
          ...at,
          rule: 'sidebar/duplicate',
          message: `"${entry.id}" is already in the navigation, in line ${other.line}. Remove one.`,
        },
      ];
    first.set(entry.id, entry);
    return ids.includes(entry.id)
      ? []
      : [
          {
            ...at,
            rule: 'sidebar/missing-page',
            message: `There is no page ${version.dir}/${entry.id}.mdx.${nearest(entry.id, ids)}`,
          },
        ];
  });
  const missing = pages
    .filter(({ file }) => !first.has(idOfPage(file, version)))
    .map(({ file }) => ({
      file,
      line: 1,
      column: 1,
      rule: 'sidebar/missing-entry',
      message: `This page is not in the navigation. Add '${idOfPage(file, version)}' to ${sidebarsFile}.`,
    }));
  return [...mistakes, ...missing];
}

/** The side navigations and the pages they lead to. */
export const sidebars: SiteCheck = {
  scope: 'site',
  rules: {
    'sidebar/missing-page': 'An entry leads to a page.',
    'sidebar/missing-entry': 'A page has an entry.',
    'sidebar/duplicate': 'A page has one entry.',
  },
  check(site) {
    const source = readText(site.siteDir, sidebarsFile);
    if (source === undefined) return [];
    const entries = readEntries(source);
    return site.versions
      .filter(({ isLast }) => isLast)
      .flatMap((version) =>
        checkProduct(
          site,
          version,
          entries.filter(({ product }) => product === version.product),
        ),
      );
  },
};
