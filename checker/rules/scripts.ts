import { analyze, type Scope } from 'eslint-scope';
import type { Identifier, Program } from 'estree';
import { visit } from 'unist-util-visit';
import { isElement } from '../../model/pages/nodes';
import { suggest } from '../../model/problems';
import globalNames from '../globals.json';
import { pageCheck } from '../rule';
import type { Page } from '../../model/pages/pages';

/** JavaScript with its position in the page, 1-based. */
export interface Script {
  value: string;
  program: Program;
  line: number;
  column: number;
}

interface ScriptNode {
  value?: unknown;
  data?: { estree?: Program };
}

/** Finds all JavaScript in a page: `{…}` in text and attributes, imports, and exports. */
export function scriptsOf({ tree }: Pick<Page, 'tree'>): Script[] {
  const scripts: Script[] = [];
  if (!tree) return scripts;
  visit(tree, (node) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const values = isElement(node) ? (node.attributes ?? []).map(({ value }) => value) : [];
    for (const each of [node, ...values]) {
      const { value, data } = (each ?? {}) as ScriptNode;
      if (data?.estree) scripts.push({ value: String(value), program: data.estree, line, column });
    }
  });
  return scripts;
}

/**
 * Scope of all JavaScript in a page: its declarations, and the names that it reads from outside.
 */
export interface PageScope {
  /** Names that the page declares or imports. */
  names: ReadonlySet<string>;
  /** Imported names that no JavaScript in the page reads. */
  unread: ReadonlySet<string>;
  /** Names that are read but not declared, each with its position. Doesn't include components. */
  undeclared: Identifier[];
}

/** Reads the scope of a page, including its imports. */
export function scopeOf(page: Pick<Page, 'tree'>): PageScope {
  const body = scriptsOf(page).flatMap(({ program }) => program.body);
  const program = { type: 'Program', sourceType: 'module', body, range: [0, Infinity] };
  const { scopes } = analyze(program as never, {
    ecmaVersion: 2024,
    sourceType: 'module',
    jsx: true,
  });
  const [outer, module] = scopes as [Scope, Scope];
  return {
    names: new Set(module.variables.map(({ name }) => name)),
    unread: new Set(
      module.variables
        .filter(
          ({ defs, references }) => defs[0]?.type === 'ImportBinding' && references.length === 0,
        )
        .map(({ name }) => name),
    ),
    undeclared: outer.through
      .map(({ identifier }) => identifier as Identifier)
      .filter(({ type }) => type === 'Identifier'),
  };
}

/** Names that a page can use without a declaration. MDX and Docusaurus provide the first ones. */
const globals = new Set(globalNames);

const isLayout = (node: Program['body'][number]) =>
  node.type === 'ExportDefaultDeclaration' ||
  (node.type === 'ExportNamedDeclaration' &&
    node.specifiers.some(({ exported }) => 'name' in exported && exported.name === 'default'));

const beforeInBraces = /\{\{\s*$/;

/** Text before the braces of a formula in the notation of TeX: `\frac{`, `x^{`. */
const beforeInFormula = /(?:\\[a-z]+(?:\{[^{}]*\})*|[_^])\{[^{}]*$/i;

/** Syntax of pages, and JavaScript in braces, which runs once, during the build. */
export const values = pageCheck({
  rules: {
    'mdx/syntax': 'Pages are valid MDX.',
    'mdx/undefined-value': 'Values in braces exist.',
    'mdx/layout': 'Pages export no layout.',
  },
  check(page, report) {
    const { syntax, frontMatterProblem } = page;
    if (syntax && !frontMatterProblem) report('mdx/syntax', syntax, syntax.message, syntax);
    for (const node of scriptsOf(page).flatMap(({ program }) => program.body))
      if (isLayout(node))
        report(
          'mdx/layout',
          node.loc?.start ? { ...node.loc.start, column: 1 } : {},
          'MDX renders this export around the page, as its layout.',
          { note: 'Delete it, or write what it adds on the page.' },
        );
    const { names, undeclared } = scopeOf(page);
    for (const { name, loc } of undeclared.filter((each) => !globals.has(each.name))) {
      const at = { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 };
      const before = page.lines[at.line - 1]?.slice(0, at.column - 1) ?? '';
      // The rule `markdown/formula` reports the formula.
      if (beforeInFormula.test(before)) continue;
      if (beforeInBraces.test(before))
        report('mdx/undefined-value', at, `MDX runs {{ ${name} }} as JavaScript.`, {
          note: `To show it, write \`{{ ${name} }}\` or \\{\\{ ${name} \\}\\}.`,
        });
      else
        report('mdx/undefined-value', at, `{${name}} isn't defined on this page.`, {
          ...suggest(name, [...globals, ...names]),
          note: 'To show braces, put them in `code`, or write \\{.',
        });
    }
  },
});
