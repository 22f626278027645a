import { visit } from 'unist-util-visit';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { packageOf } from '../../../plugins/demos/modules';
import { nearest, type Mistake } from '../../../plugins/shared/mistakes';
import { isPage } from '../../../plugins/shared/pages';
import { mistakeIn, type PageCheck } from '../rule';
import type { Page, Site } from '../site';

/** A node of JavaScript's syntax tree, as far as it is read here. */
interface EsNode {
  type: string;
  name?: string;
  value?: unknown;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is EsNode =>
  typeof value === 'object' && value !== null && typeof (value as EsNode).type === 'string';

/** Names that expressions have without the page. `props`, `frontMatter`, `toc` come with MDX and Docusaurus. */
const globals = new Set([
  ...['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets', 'undefined', 'NaN'],
  ...['Infinity', 'Array', 'Boolean', 'Date', 'Intl', 'JSON', 'Map', 'Math', 'Number', 'Object'],
  ...['Promise', 'RegExp', 'Set', 'String', 'Symbol', 'URL', 'encodeURIComponent', 'parseInt'],
  ...['parseFloat', 'process', 'console'],
]);

const namedByParent: Record<string, string[]> = {
  MemberExpression: ['property'],
  Property: ['key'],
  MethodDefinition: ['key'],
  ImportSpecifier: ['imported'],
  ExportSpecifier: ['exported'],
};

/** Names that a tree declares anywhere in it: variables, functions, parameters, imports. */
function declared(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) return node.forEach((each) => declared(each, names));
  if (!isNode(node)) return;
  const add = (pattern: unknown): void => {
    if (Array.isArray(pattern)) pattern.forEach(add);
    else if (isNode(pattern)) {
      if (pattern.type === 'Identifier' && pattern.name) names.add(pattern.name);
      else
        for (const key of ['elements', 'properties', 'value', 'argument', 'left'])
          add(pattern[key]);
    }
  };
  if (node.type === 'VariableDeclarator') add(node.id);
  if (/Function|Class/.test(node.type)) {
    add(node.id);
    add(node.params);
  }
  if (/^Import.*Specifier$/.test(node.type)) add(node.local);
  if (node.type === 'CatchClause') add(node.param);
  for (const [key, value] of Object.entries(node)) if (key !== 'parent') declared(value, names);
}

/** Identifiers that a tree reads. */
function* identifiers(node: unknown, skip = false): Generator<EsNode> {
  if (Array.isArray(node)) for (const each of node) yield* identifiers(each);
  if (!isNode(node)) return;
  if (node.type === 'Identifier' && !skip) yield node;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc' || key === 'comments') continue;
    const isName = namedByParent[node.type]?.includes(key) && node.computed !== true;
    yield* identifiers(value, isName);
  }
}

interface Scripted {
  value: string;
  estree: unknown;
  line: number;
  column: number;
}

/** All JavaScript of a page: `{…}` in text and attributes, imports and exports. */
function scriptsOf({ tree }: Page): { expressions: Scripted[]; modules: Scripted[] } {
  const expressions: Scripted[] = [];
  const modules: Scripted[] = [];
  if (!tree) return { expressions, modules };
  visit(tree, (node) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const script = (from: { value?: unknown; data?: { estree?: unknown } }): Scripted => ({
      value: String(from.value ?? ''),
      estree: from.data?.estree,
      line,
      column,
    });
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      expressions.push(script(node as never));
    if (node.type === 'mdxjsEsm') modules.push(script(node as never));
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of (node as { attributes?: { value?: unknown }[] }).attributes ?? [])
      if (typeof attribute.value === 'object' && attribute.value !== null)
        expressions.push(script(attribute.value));
  });
  return { expressions, modules };
}

/** The way to something alive, by one tag: a demo without its toolbar is an island. */
export const island =
  'Put interactive code into a file beside the page, and place it with <Demo src="./Name.tsx" title="…" hideToolbar />.';

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

const bodyOf = (estree: unknown) => (estree as { body?: EsNode[] } | undefined)?.body ?? [];

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

const hook = /(?<![\w$.])(use[A-Z]\w*)\s*(?:<[^>]*>)?\(/;

function checkHooks(page: Page, scripts: Scripted[]): Mistake[] {
  return scripts.flatMap(({ value, line, column }) => {
    const [, name] = hook.exec(value) ?? [];
    if (!name) return [];
    const offset = value.slice(0, hook.exec(value)?.index ?? 0).split('\n').length - 1;
    return [
      mistakeIn(
        page,
        { line: line + offset, column: offset === 0 ? column : 1 },
        'mdx/hook',
        `${name}() has no effect: a page is a document without React. ${island}`,
      ),
    ];
  });
}

function checkHandlers(page: Page): Mistake[] {
  return page.elements.flatMap((node) =>
    (node.attributes ?? []).flatMap(({ name = '', value }) => {
      if (!/^on[A-Za-z]/.test(name)) return [];
      const inline = /^on[a-z]/.test(name) && typeof value === 'string';
      return [
        mistakeIn(
          page,
          node,
          inline ? 'csp/inline-handler' : 'mdx/handler',
          inline
            ? `The Content-Security-Policy forbids ${name}="…". ${island}`
            : `${name} has no effect: a page is a document without React. ${island}`,
        ),
      ];
    }),
  );
}

function checkValues(page: Page, expressions: Scripted[], modules: Scripted[]): Mistake[] {
  const bound = new Set(globals);
  for (const { estree } of modules) declared(estree, bound);
  return expressions.flatMap(({ estree, line, column }) => {
    const local = new Set(bound);
    declared(estree, local);
    const unbound = [...identifiers(estree)].find(({ name = '' }) => !local.has(name));
    return unbound
      ? [
          mistakeIn(
            page,
            { line, column },
            'mdx/undefined-value',
            `{${unbound.name ?? ''}} is not defined on this page.${nearest(unbound.name ?? '', [...bound])} To write braces, put them into \`code\` or write \\{.`,
          ),
        ]
      : [];
  });
}

/** JavaScript in pages. It runs once, when the site is built. */
export const expressions: PageCheck = {
  scope: 'page',
  rules: {
    'mdx/import': 'An import works in a document without React.',
    'mdx/css-import': 'A page does not import style sheets.',
    'mdx/unused-import': 'A page uses what it imports.',
    'mdx/handler': 'A page has no event handlers.',
    'mdx/hook': 'A page calls no hooks.',
    'mdx/undefined-value': 'A value in braces exists.',
    'csp/inline-handler': 'No handler that the Content-Security-Policy forbids.',
  },
  check(page, site) {
    const { expressions: values, modules } = scriptsOf(page);
    return [
      ...checkImports(page, site, modules),
      ...unusedImports(page, values, modules),
      ...checkHooks(page, [...values, ...modules]),
      ...checkHandlers(page),
      ...checkValues(page, values, modules),
    ];
  },
};
