import path from 'node:path';
import ts from 'typescript';
import { commonKeys, itemKeys, neededKeys } from '../../../plugins/navigation/items';
import { nearest, type Mistake } from '../../../plugins/shared/mistakes';
import { isPartial } from '../../../plugins/shared/pages';
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

function checkItem(object: ts.ObjectLiteralExpression): { node: ts.Node; message: string }[] {
  const properties = object.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)
      ? [{ name: property.name.text, node: property.name, value: property.initializer }]
      : [],
  );
  const type = properties.find(({ name }) => name === 'type')?.value;
  if (!type || !ts.isStringLiteralLike(type)) return [];
  const own = itemKeys.get(type.text);
  const types = [...itemKeys.keys()];
  if (!own)
    return [
      {
        node: type,
        message: `There is no item of the type "${type.text}".${nearest(type.text, types) || ` Types are: ${types.join(', ')}.`}`,
      },
    ];
  const valid = [...own, ...commonKeys];
  const unknown = properties.filter(({ name }) => !valid.includes(name));
  if (unknown.length > 0)
    return unknown.map(({ name, node }) => ({
      node,
      message: `A ${type.text} has no "${name}".${nearest(name, valid) || ` It has: ${valid.join(', ')}.`}`,
    }));
  const missing = neededKeys
    .get(type.text)
    ?.find((name) => !properties.some((each) => each.name === name));
  if (missing) return [{ node: type, message: `This ${type.text} needs ${missing}: ….` }];
  const items = properties.find(({ name }) => name === 'items')?.value;
  const isEmpty = items && ts.isArrayLiteralExpression(items) && items.elements.length === 0;
  return isEmpty && !properties.some(({ name }) => name === 'link')
    ? [{ node: items, message: 'This category has no items. Add one, or remove it.' }]
    : [];
}

/** Items of `sidebars.ts` that Docusaurus would end with, and what is not TypeScript in it. */
function checkItems(source: string): Mistake[] {
  const parsed = ts.createSourceFile(sidebarsFile, source, ts.ScriptTarget.Latest, true);
  const at = (position: number) => {
    const { line, character } = parsed.getLineAndCharacterOfPosition(position);
    return { file: sidebarsFile, line: line + 1, column: character + 1 };
  };
  const { parseDiagnostics = [] } = parsed as { parseDiagnostics?: ts.DiagnosticWithLocation[] };
  const [first] = parseDiagnostics;
  if (first)
    return [
      {
        ...at(first.start),
        rule: 'sidebar/syntax',
        message: `${ts.flattenDiagnosticMessageText(first.messageText, ' ')} The navigation stays as it was until this can be read.`,
      },
    ];
  const found: Mistake[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node))
      for (const { node: place, message } of checkItem(node))
        found.push({ ...at(place.getStart()), rule: 'sidebar/item', message });
    ts.forEachChild(node, walk);
  };
  walk(parsed);
  return found;
}

const idOfPage = (file: string, { dir }: DocumentedVersion) =>
  path.posix.relative(dir, file).replace(/\.mdx?$/, '');

function missingPage({ dir }: DocumentedVersion, id: string, ids: readonly string[]): string {
  if (isPartial(`${dir}/${id}.mdx`))
    return `"${id}" is a part, which has no page. Remove the entry.`;
  const plain = id.replace(/\.mdx?$/, '').replace(/^docs-\w+\//, '');
  const name = path.posix.basename(plain);
  const same =
    ids.find((each) => each === plain) ?? ids.find((each) => path.posix.basename(each) === name);
  return `There is no page ${dir}/${id}.mdx.${same ? ` Did you mean "${same}"?` : nearest(id, ids)}`;
}

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
            message: missingPage(version, entry.id, ids),
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
    'sidebar/item': 'An item has a type, and what that type needs.',
    'sidebar/syntax': 'The navigation is TypeScript.',
  },
  check(site) {
    const source = readText(site.siteDir, sidebarsFile);
    if (source === undefined) return [];
    const mistakes = checkItems(source);
    // What cannot be read lists nothing.
    if (mistakes.some(({ rule }) => rule === 'sidebar/syntax')) return mistakes;
    const entries = readEntries(source);
    const ofProducts = site.versions
      .filter(({ isLast }) => isLast)
      .flatMap((version) =>
        checkProduct(
          site,
          version,
          entries.filter(({ product }) => product === version.product),
        ),
      );
    return [...mistakes, ...ofProducts];
  },
};
