import clientModules from '@generated/client-modules';

type Hook = (update: { location: Location; previousLocation: null }) => (() => void) | void;
type Hooks = Partial<Record<'onRouteUpdate' | 'onRouteDidUpdate', Hook>>;

/**
 * Calls the hooks of client modules, which `docusaurus.config.ts` or a plugin adds. A page is a
 * document, so each is the first one of its visit.
 * @see https://docusaurus.io/docs/advanced/client#client-module-lifecycles
 */
export function visitPage(): void {
  for (const module of clientModules as (Hooks & { default?: Hooks })[]) {
    const hooks = { ...module, ...module.default };
    const update = { location: window.location, previousLocation: null };
    hooks.onRouteUpdate?.(update)?.();
    hooks.onRouteDidUpdate?.(update);
  }
}

if (process.env.NODE_ENV === 'production') visitPage();
