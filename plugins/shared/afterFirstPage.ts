import { isDevelopmentServer } from './command';

/** The part of the compiler of Rspack that this module uses. */
interface Compiler {
  hooks: { done: { tap(name: string, listener: () => void): void } };
}

interface Waiting {
  /** Resolves when the last work has ended. */
  last: Promise<void>;
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

/** How long the work waits after a compilation: the first one contains no page. In ms. */
const delays = { first: 4_000, page: 500 };

/**
 * Bundler plugin that starts the work of `afterFirstPage` when a browser shows the first page, or
 * nobody requests one.
 */
export const startAfterFirstPage = {
  apply({ hooks }: Compiler): void {
    let delay = delays.first;
    hooks.done.tap('after-first-page', () => {
      setTimeout(() => waiting().start(), delay);
      delay = delays.page;
    });
  },
};

/**
 * Runs work that the first page doesn't need. With `npm start`, it runs after that page, one work
 * after the other, and errors are only printed.
 * @returns resolves after the work, or immediately with `npm start`
 */
export async function afterFirstPage(work: () => Promise<void>): Promise<void> {
  if (!isDevelopmentServer()) return work();
  const all = waiting();
  all.last = all.last.then(work).catch((error: unknown) => console.error(error));
}
