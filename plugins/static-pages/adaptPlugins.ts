import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { InitializedPlugin, LoadContext, RouteConfig } from '@docusaurus/types';
import { type BuildOrder, createBuildOrder, type OrderedPlugin } from '../shared/buildOrder';
import { setServedRoutes } from './developmentServer';
import { rejectPlugin, rejectRoute } from './unsupported';

export const classicTheme = 'docusaurus-theme-classic';

/** Docusaurus' classic theme as a source of components only. See THEME.md. */
export const leanTheme = (classic: InitializedPlugin): InitializedPlugin => ({
  ...classic,
  getClientModules: () => [],
  configureWebpack: () => ({}),
  injectHtmlTags: () => ({}),
});

type Actions = Parameters<NonNullable<InitializedPlugin['contentLoaded']>>[0]['actions'];

/** The part of Docusaurus' `server/plugins/init` that creates the plugins of a site. */
interface InitModule {
  initPlugins(context: LoadContext): Promise<InitializedPlugin[]>;
}

/** Components of the classic theme that only render those in `src/theme`. */
const wrapperComponents = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map(
  (name) => `@theme/${name}`,
);

/** A component has styles if it isn't from the theme, or `src/theme` replaces it. */
function hasStyles(siteDir: string, component: string): boolean {
  if (!component.startsWith('@theme/') || wrapperComponents.includes(component)) return true;
  const file = path.join(siteDir, 'src', component.slice(1));
  return ['', '.tsx'].some((ending) => existsSync(file + ending));
}

/** Reports pages without styles as soon as a plugin adds them, and lists the served routes. */
function withCheckedRoutes(plugin: InitializedPlugin, siteDir: string): InitializedPlugin {
  const { name, options, contentLoaded, allContentLoaded } = plugin;
  const check = ({ path: address, component, routes = [] }: RouteConfig): void => {
    if (!hasStyles(siteDir, component)) rejectRoute(plugin, address, component);
    routes.forEach(check);
  };
  const checked =
    <Args extends { actions: Actions }>(
      hookName: string,
      hook: (args: Args) => Promise<void> | void,
    ) =>
    async (args: Args): Promise<void> => {
      const routes: RouteConfig[] = [];
      const addRoute = (route: RouteConfig): void => {
        check(route);
        routes.push(route);
        args.actions.addRoute(route);
      };
      await hook.call(plugin, { ...args, actions: { ...args.actions, addRoute } });
      setServedRoutes(`${name} ${options.id} ${hookName}`, routes);
    };
  return {
    ...plugin,
    ...(contentLoaded && { contentLoaded: checked('contentLoaded', contentLoaded) }),
    ...(allContentLoaded && { allContentLoaded: checked('allContentLoaded', allContentLoaded) }),
  };
}

/** Plugins from packages run in the first step, `write`. */
function inOrder(plugin: InitializedPlugin & OrderedPlugin, order: BuildOrder): InitializedPlugin {
  const { postBuild, buildStep = 'write' } = plugin;
  if (!postBuild) return plugin;
  return {
    ...plugin,
    postBuild: (props) => order.run(buildStep, () => postBuild.call(plugin, props)),
  };
}

/** Adapts plugins to static pages. @throws an error that names a plugin and the solution */
export function adaptPlugins(
  plugins: readonly InitializedPlugin[],
  siteDir: string,
): InitializedPlugin[] {
  const order = createBuildOrder();
  return plugins.map((plugin) => {
    if (plugin.name === classicTheme) return leanTheme(plugin);
    rejectPlugin(plugin);
    return inOrder(withCheckedRoutes(plugin, siteDir), order);
  });
}

const isAdapted = Symbol.for('toolpad-docs.adapted-plugins');

/** A plugin couldn't adapt others, because it sees neither later plugins nor the themes. */
export function adaptSitePlugins(
  module: InitModule & { [isAdapted]?: true } = createRequire(__filename)(
    '@docusaurus/core/lib/server/plugins/init',
  ),
): void {
  if (module[isAdapted]) return;
  const { initPlugins } = module;
  Object.assign(module, {
    [isAdapted]: true,
    initPlugins: async (context: LoadContext) =>
      adaptPlugins(await initPlugins(context), context.siteDir),
  });
}
