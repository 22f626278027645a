import { parse } from '@babel/parser';
import type { Node, Statement } from '@babel/types';
import { childrenOf } from '@site/src/site/upgrade/nodes';
import { translateAll } from '@site/src/features/i18n/hooks';

/** Time in ms that loops can take before the browser gets to do anything else. */
const LIMIT = 2000;

/** Name of the function that a loop calls in each round. */
export const GUARD = '__loopGuard';

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
