import { StrictMode, type ComponentType, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { registry } from './registry';
import { roots } from './roots';

function Mounted({ onMount, children }: { onMount: () => void; children: ReactNode }): ReactNode {
  useEffect(onMount, [onMount]);
  return children;
}

function propsOf(element: HTMLElement): object {
  const value: unknown = JSON.parse(element.dataset.props ?? '{}');
  return typeof value === 'object' && value !== null ? value : {};
}

/** Options that `npm start` adds. */
type Options = Pick<RootOptions, 'onCaughtError'>;

/** Resolves when the component handles events; rejects if it crashes before. */
function renderIsland(
  element: HTMLElement,
  Component: ComponentType<object>,
  options: Options,
): Promise<void> {
  const markup = element.innerHTML;
  return new Promise((resolve, reject) => {
    /** Restores the initial markup, because React removes the tree that crashed. */
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      // Wait until React has finished.
      queueMicrotask(() => {
        roots.get(element)?.unmount();
        roots.delete(element);
        element.innerHTML = markup;
        element.dataset.state = 'failed';
        reject(error);
      });
    };
    const app = (
      <StrictMode>
        <Mounted onMount={resolve}>
          <Component {...propsOf(element)} />
        </Mounted>
      </StrictMode>
    );
    if (element.firstElementChild) {
      roots.set(element, hydrateRoot(element, app, { ...options, onUncaughtError }));
    } else {
      const root = createRoot(element, { ...options, onUncaughtError });
      roots.set(element, root);
      root.render(app);
    }
  });
}

/** Resolves when React has rendered the island, so that a held click can be repeated. */
export async function mountIsland(element: HTMLElement, options: Options = {}): Promise<void> {
  if (roots.has(element)) return;
  const name = element.dataset.island ?? '';
  const load = Object.hasOwn(registry, name) ? registry[name] : undefined;
  if (!load) throw new Error(`No island is called "${name}".`);
  const Component = (await load()).default as ComponentType<object>;
  if (!roots.has(element)) await renderIsland(element, Component, options);
}

/** Stops a running island and empties its element. */
export function unmountIsland(element: HTMLElement): void {
  roots.get(element)?.unmount();
  roots.delete(element);
}
