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
  Preset,
  PresetConfig,
  PresetModule,
  RouteConfig,
} from '@docusaurus/types';
import { docsPlugin, withNextPages } from '../navigation/docs';
import { type BuildOrder, createBuildOrder, type OrderedPlugin } from '../shared/buildOrder';
import { setServedRoutes } from './developmentServer';
import { addPageScripts, type PageScriptPlugin } from './pageScript';
import { watchedByParcel } from './reloads';
import { rejectRoute, rejectTheme } from './unsupported';

export const classicTheme = 'docusaurus-theme-classic';

const siteRequire = createRequire(path.resolve('docusaurus.config.ts'));

/** Resolves a name or its short form: `classic` is `@docusaurus/preset-classic`. */
function load(given: string, kind: 'plugin' | 'preset'): unknown {
  const names = ['', `@docusaurus/${kind}-`, `docusaurus-${kind}-`].map((start) => start + given);
  const known = names.find((name) => {
    try {
      return siteRequire.resolve(name);
    } catch {
      return false;
    }
  });
  return siteRequire(known ?? given);
}

/** Parts of a preset for a single-page app: its inspection pages, and the layers of Infima. */
const leftOut = ['docusaurus-plugin-debug', 'docusaurus-plugin-css-cascade-layers'];

/** Docusaurus' classic theme as a source of components only. See THEME.md. */
export const leanTheme = (classic: InitializedPlugin): InitializedPlugin => {
  const absolute = (folder = '') =>
    path.resolve(siteRequire.resolve('@docusaurus/theme-classic'), '..', folder);
  const { customCss = [] } = (classic.options ?? {}) as { customCss?: string | string[] };
  return {
    ...classic,
    getThemePath: () => absolute(classic.getThemePath?.()),
    getTypeScriptThemePath: () => absolute(classic.getTypeScriptThemePath?.()),
    getClientModules: () => [customCss].flat(),
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
    const module = typeof given === 'string' ? (load(given, 'plugin') as PluginModule) : given;
    const { default: create = module } = module as { default?: PluginModule };

    /** @throws an error that names the plugin and the solution */
    const createAdapted = async (context: LoadContext, options: PluginOptions) => {
      const created = await create(context, options);
      if (!created || leftOut.includes(created.name)) return null;
      const plugin = { ...created, options } as InitializedPlugin;
      if (plugin.name === classicTheme) return leanTheme(plugin);
      rejectTheme(plugin);
      addPageScripts(created as PageScriptPlugin);
      const own = plugin.name === docsPlugin ? withNextPages(plugin, context) : plugin;
      return inOrder(withCheckedRoutes(watchedByParcel(own, context), context.siteDir), order);
    };
    const { validateOptions, validateThemeConfig } = { ...module, ...create };
    const validators = { validateOptions, validateThemeConfig };
    return [Object.assign(createAdapted, validators) as PluginModule, settings];
  });
}

/** Adapts the plugins and themes of presets, which Docusaurus otherwise creates itself. */
export function adaptPresets(presets: NonNullable<Config['presets']>): PresetConfig[] {
  if (process.argv[2] === 'swizzle') return presets as PresetConfig[];
  return presets.map((preset) => {
    if (!preset) return null;
    const [given, options = {}] = [preset].flat() as [string, object?];
    const module = load(given, 'preset') as { default?: PresetModule } & PresetModule;
    const create = async (context: LoadContext): Promise<Preset> => {
      const { plugins = [], themes = [] } = await (module.default ?? module)(context, options);
      return { plugins: adaptPlugins(plugins), themes: adaptPlugins(themes) };
    };
    return [path.join(__dirname, 'preset.cjs'), { create }];
  });
}
