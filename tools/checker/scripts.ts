import { analyze, type Scope } from 'eslint-scope';
import type { Identifier, Program } from 'estree';
import { visit } from 'unist-util-visit';
import { isElement } from '../../plugins/pages/nodes';
import type { Page } from './site';

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
