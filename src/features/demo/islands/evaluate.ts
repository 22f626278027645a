import { parse } from '@babel/parser';
import type { Node, Statement } from '@babel/types';
import type { ComponentType } from 'react';
import { importCode } from 'react-runner';
import { transform } from 'sucrase';
import { translateAll } from '@site/src/features/i18n/hooks';
import { childrenOf } from '@site/model/facts/upgrade/nodes';
import type { DemoScope } from '@site/model/facts/demo';
import { messageOf } from './Loading';

/** Time in ms that loops can take before the browser gets to do anything else. */
const LIMIT = 2000;

/** Name of the function that a loop calls in each round. */
const GUARD = '__loopGuard';

/** Thrown in a loop that ran too long, at its position (1-based). */
export class LoopError extends Error {
  constructor(
    readonly line: number,
    readonly column: number,
  ) {
    super(translateAll()('demo.loop'));
  }
}

const loops: readonly string[] = [
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
] satisfies Statement['type'][];

const isLoop = (node: Node): node is Extract<Node, { body: Statement }> =>
  loops.includes(node.type);

function* loopsIn(node: Node): Generator<Extract<Node, { body: Statement }>> {
  if (isLoop(node)) yield node;
  for (const child of childrenOf(node)) yield* loopsIn(child);
}

/**
 * Adds a call of the guard to each loop, without changing line numbers. Returns invalid code
 * unchanged.
 */
export function guardLoops(code: string): string {
  let program: Node;
  try {
    ({ program } = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }));
  } catch {
    return code;
  }
  const inserts = [...loopsIn(program)].flatMap(({ loc, body }) => {
    const call = `${GUARD}(${loc?.start.line ?? 1}, ${(loc?.start.column ?? 0) + 1});`;
    const { start, end } = body;
    if (start == null || end == null) return [];
    return body.type === 'BlockStatement'
      ? [{ at: start + 1, text: call }]
      : [
          { at: start, text: `{${call}` },
          { at: end, text: '}' },
        ];
  });
  let guarded = code;
  for (const { at, text } of inserts.sort((a, b) => b.at - a.at))
    guarded = guarded.slice(0, at) + text + guarded.slice(at);
  return guarded;
}

/**
 * Creates a guard, which throws if the loops of one task took too long. A promise doesn't end a
 * task, so loops that wait for promises only are stopped, too.
 * @throws LoopError
 */
export function createLoopGuard(): (line: number, column: number) => void {
  let start: number | null = null;
  return (line, column) => {
    const now = performance.now();
    if (start === null) {
      start = now;
      setTimeout(() => {
        start = null;
      });
    } else if (now - start > LIMIT) throw new LoopError(line, column);
  };
}

export interface CodeError {
  message: string;
  /** 1-based; `null` if the browser doesn't report it. */
  line: number | null;
  /**
   * 1-based. Only for syntax errors and loops, because the columns of running code differ from
   * those of the edited code.
   */
  column: number | null;
}

/** Lines that `new Function` adds before its body. */
const FUNCTION_HEAD = 2;

/**
 * Returns the line of evaluated code in which an error was thrown. Stacks contain it as
 * `<anonymous>:5:11` (Chromium) or `Function:5:11` (Firefox). WebKit adds it to the error instead,
 * and the URL only to errors of other scripts.
 */
function lineOf(error: Error): number | null {
  const { stack, line, sourceURL }: Error & { line?: unknown; sourceURL?: unknown } = error;
  const inStack = /(?:<anonymous>|\bFunction):(\d+):\d+/.exec(String(stack))?.[1];
  const inFunction = inStack ?? (sourceURL ? undefined : line);
  return inFunction === undefined ? null : Math.max(1, Number(inFunction) - FUNCTION_HEAD) || null;
}

/** Converts an error for the reader of the code. */
export function toCodeError(error: unknown): CodeError {
  const text = messageOf(error);
  if (error instanceof LoopError) return { message: text, line: error.line, column: error.column };
  const [, message = text, line, column] =
    /^(?:Error transforming [^:]*: )?([\s\S]*?)\s*\((\d+):(\d+)\)$/.exec(text) ?? [];
  if (line !== undefined) return { message, line: Number(line), column: Number(column) };
  return { message, line: error instanceof Error ? lineOf(error) : null, column: null };
}

/**
 * Marks modules as ES modules for compiled imports, because a bundler's namespace objects may lack
 * the mark.
 */
function asModules(modules: DemoScope): DemoScope {
  return Object.fromEntries(
    Object.entries(modules).map(([name, exports]) => [name, { ...exports, __esModule: true }]),
  );
}

/**
 * Adds what the code imports by a path in a package, if there's the package itself: the default
 * export of `@mui/material/Button` is `Button` of `@mui/material`.
 */
function withPaths(code: string, modules: DemoScope): DemoScope {
  const paths = code.matchAll(/['"]((@[\w-]+\/[\w-]+)\/(\w+))['"]/g);
  const added = [...paths].flatMap(([, path = '', name = '', part = '']) =>
    Object.hasOwn(modules, name)
      ? [[path, { ...modules[name], default: modules[name]?.[part] }]]
      : [],
  );
  return { ...Object.fromEntries(added), ...modules };
}

function isComponent(value: unknown): value is ComponentType {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}

/**
 * Creates a component from edited code.
 * @throws if the syntax is invalid, a module isn't available, or the default export isn't a
 *   component
 */
export function evaluate(code: string, modules: DemoScope): ComponentType {
  const t = translateAll();
  const withoutStyles = code.replace(/^import\s+['"][^'"]+\.css['"];?[ \t]*$/gm, '');
  const scope = { import: asModules(withPaths(code, modules)), [GUARD]: createLoopGuard() };
  try {
    const component: unknown = importCode(guardLoops(withoutStyles), scope).default;
    if (!isComponent(component)) throw new Error(t('demo.noComponent'));
    return component;
  } catch (error) {
    const missing =
      error instanceof Error ? /^Module not found: '(.*)'$/.exec(error.message)?.[1] : undefined;
    if (missing === undefined) throw error;
    const known = Object.keys(modules)
      .map((name) => `"${name}"`)
      .join(', ');
    throw new Error(t('demo.missingModule', { module: missing, known }));
  }
}

/** Converts code to JavaScript: removes types and keeps JSX. Returns `null` for invalid code. */
export function toJavaScript(code: string): string | null {
  try {
    const { code: js } = transform(code, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
    });
    return js
      .trimStart()
      .replace(/,\s*\}(?=\s*from\b)/g, ' }')
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n');
  } catch {
    return null;
  }
}
