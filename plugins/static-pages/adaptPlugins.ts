import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type {
  Config,
  InitializedPlugin,
  LoadContext,
  PluginConfig,
  PluginModule,
  PluginOptions,
  RouteConfig,
} from '@docusaurus/types';
import { type BuildOrder, createBuildOrder, type OrderedPlugin } from '../shared/buildOrder';
import { setServedRoutes } from './developmentServer';
import { watchedByParcel } from './reloads';
import { rejectPlugin, rejectRoute } from './unsupported';

export const classicTheme = 'docusaurus-theme-classic';

const siteRequire = createRequire(path.resolve('docusaurus.config.ts'));

/** Docusaurus' classic theme as a source of components only. See THEME.md. */
export const leanTheme = (classic: InitializedPlugin): InitializedPlugin => {
  const absolute = (folder = '') =>
    path.resolve(siteRequire.resolve('@docusaurus/theme-classic'), '..', folder);
  return {
    ...classic,
    getThemePath: () => absolute(classic.getThemePath?.()),
    getTypeScriptThemePath: () => absolute(classic.getTypeScriptThemePath?.()),
    getClientModules: () => [],
    configureWebpack: () => ({}),
    // Lightning CSS, which minimizes the sheets, also adapts them to the supported browsers.
    configurePostCss: (options) => ({ ...options, plugins: [] }),
    injectHtmlTags: () => ({}),
  };
};

type Actions = Parameters<NonNullable<InitializedPlugin['contentLoaded']>>[0]['actions'];

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

/**
 * Adapts plugins and themes to static pages. `docusaurus swizzle` needs the packages themselves.
 * A plugin can't adapt others, because it sees neither later ones nor the themes.
 */
export function adaptPlugins(configs: NonNullable<Config['plugins']>): PluginConfig[] {
  if (process.argv[2] === 'swizzle') return configs as PluginConfig[];
  const order = createBuildOrder();
  return configs.map((config) => {
    if (!config) return null;
    const [given, settings = {}] = [config].flat() as [string | PluginModule, PluginOptions?];
    const module = typeof given === 'string' ? (siteRequire(given) as PluginModule) : given;
    const { default: create = module } = module as { default?: PluginModule };

    /** @throws an error that names the plugin and the solution */
    const createAdapted = async (context: LoadContext, options: PluginOptions) => {
      const created = await create(context, options);
      if (!created) return created;
      const plugin = { ...created, options } as InitializedPlugin;
      if (plugin.name === classicTheme) return leanTheme(plugin);
      rejectPlugin(plugin);
      return inOrder(withCheckedRoutes(watchedByParcel(plugin, context), context.siteDir), order);
    };
    const { validateOptions, validateThemeConfig } = { ...module, ...create };
    const validators = { validateOptions, validateThemeConfig };
    return [Object.assign(createAdapted, validators) as PluginModule, settings];
  });
}
