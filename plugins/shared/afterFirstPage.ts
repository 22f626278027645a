import { isDevelopmentServer } from './command';

/** The part of the compiler of Rspack that this module uses. */
interface Compiler {
  hooks: { done: { tap(name: string, listener: () => void): void } };
}

interface Waiting {
  /** Resolves when the last work has ended. */
  last: Promise<void>;
  /** Starts the first work. */
  start(): void;
}

const key = Symbol.for('toolpad-docs.after-first-page');

/** Docusaurus loads plugins again when its configuration changes; the compiler continues to run. */
const shared = globalThis as { [key]?: Waiting };

function waiting(): Waiting {
  if (!shared[key]) {
    let start = () => {};
    const last = new Promise<void>((resolve) => (start = resolve));
    shared[key] = { last, start };
  }
  return shared[key];
}

/** Bundler plugin that starts the work of `afterFirstPage` when the first compilation has ended. */
export const startAfterFirstPage = {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('after-first-page', () => waiting().start());
  },
};

/**
 * Runs work that the first page doesn't need. With `npm start`, it runs after the first
 * compilation, one work after the other, and errors are only printed.
 * @returns resolves after the work, or immediately with `npm start`
 */
export async function afterFirstPage(work: () => Promise<void>): Promise<void> {
  if (!isDevelopmentServer()) return work();
  const all = waiting();
  all.last = all.last.then(work).catch((error: unknown) => console.error(error));
}
