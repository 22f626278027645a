import { EventEmitter, once } from 'node:events';

/** The part of the compiler of Rspack that this module uses. */
interface Compiler {
  hooks: Record<'invalid' | 'done', { tap(name: string, listener: () => void): void }>;
}

/** How long the bundler takes to notice a change, in ms. */
const noticeDelay = 50;

/** Longest time that work waits for a compilation, in ms. */
const longestWait = 2_000;

/** How long browsers take to load a compiled change, in ms. */
const loadDelay = 200;

const events = new EventEmitter().setMaxListeners(0);
let isCompiling = false;
let timer: NodeJS.Timeout | undefined;

/**
 * Starts the work that waits for the current compilation: open pages have loaded its result, or it
 * needs the work's.
 */
export function endWaiting(): void {
  isCompiling = false;
  events.emit('end');
}

/** Bundler plugin for `afterCompilation`. */
export const observeCompilations = {
  apply({ hooks }: Compiler): void {
    hooks.invalid.tap('page-compilation', () => {
      clearTimeout(timer);
      isCompiling = true;
    });
    hooks.done.tap('page-compilation', () => {
      timer = setTimeout(endWaiting, loadDelay);
    });
  },
};

/**
 * Resolves when the bundler of `npm start` has compiled what was just saved, and open pages have
 * loaded it. Other work in this process would delay them.
 */
export async function afterCompilation(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, noticeDelay));
  if (!isCompiling) return;
  await once(events, 'end', { signal: AbortSignal.timeout(longestWait) }).catch(() => undefined);
}
