import type { Config, InitializedPlugin } from '@docusaurus/types';

/** A Docusaurus setting that has no effect on static pages. */
interface UnsupportedSetting {
  /** Path in the configuration. */
  setting: string;
  /** The only allowed value, which matches what the site does. */
  allowed?: unknown;
  instead: string;
}

const colorModeHint = 'The color mode belongs to src/features/preferences.';

/** README.md lists them. */
export const unsupportedSettings: readonly UnsupportedSetting[] = [
  {
    setting: 'themeConfig.navbar',
    instead: 'The header is src/features/shell/Header.tsx.',
  },
  {
    setting: 'themeConfig.footer',
    instead: 'The footer is src/features/shell/Footer.tsx.',
  },
  {
    setting: 'themeConfig.announcementBar',
    instead: 'Write the announcement into src/features/shell/PageFrame.tsx.',
  },
  {
    setting: 'themeConfig.algolia',
    instead: 'The search is src/features/search, and plugins/search builds its index.',
  },
  {
    setting: 'themeConfig.prism',
    instead: 'Code is highlighted at build time: plugins/shared/highlight.ts lists the languages.',
  },
  {
    setting: 'themeConfig.docs',
    instead: 'The sidebar is src/features/shell/Sidebar.tsx.',
  },
  {
    setting: 'themeConfig.blog',
    instead: 'This site has no blog.',
  },
  {
    setting: 'themeConfig.tableOfContents',
    instead: '"On this page" is src/features/shell/Toc.tsx.',
  },
  { setting: 'themeConfig.colorMode.defaultMode', instead: colorModeHint },
  { setting: 'themeConfig.colorMode.disableSwitch', allowed: true, instead: colorModeHint },
  {
    setting: 'themeConfig.colorMode.respectPrefersColorScheme',
    allowed: false,
    instead: colorModeHint,
  },
  {
    setting: 'presets',
    instead:
      'List their plugins in `plugins`. The classic theme is part of static pages; import a sheet in src/css/index.css, in one of its layers.',
  },
  {
    setting: 'clientModules',
    instead: "Start the code from a feature's script.ts (src/static-pages/README.md).",
  },
  {
    setting: 'markdown.mermaid',
    allowed: false,
    instead: 'Mermaid draws in the browser. Place an SVG file with <Diagram>.',
  },
  {
    setting: 'storage',
    instead: 'src/features/preferences stores what readers choose.',
  },
  {
    setting: 'ssrTemplate',
    instead: 'The HTML of a page is plugins/static-pages/template.ts.',
  },
  {
    setting: 'future.experimental_router',
    allowed: 'browser',
    instead: 'Every page is a document, so there is no router.',
  },
  {
    setting: 'future.faster.mdxCrossCompilerCache',
    allowed: false,
    instead: 'The server would wait for pages that the client never compiles.',
  },
];

/** Value at a path of keys, or `undefined`. */
const valueAt = (object: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], object);

/**
 * Rejects a configuration with settings that static pages don't support.
 * @throws an error that lists the settings and the solutions
 */
export function rejectSettings(config: Config): void {
  const found = unsupportedSettings.filter(({ setting, allowed }) => {
    const value = valueAt(config, setting);
    return value !== undefined && value !== allowed;
  });
  if (found.length === 0) return;
  const lines = found.map(({ setting, instead }) => `- ${setting}: ${instead}`);
  throw new Error(
    `Static pages don't support these settings. Remove them from docusaurus.config.ts:\n${lines.join('\n')}`,
  );
}

const reject = ({ name, options: { id } }: InitializedPlugin, reason: string): never => {
  throw new Error(
    `The plugin "${name}"${id === 'default' ? '' : ` (${id})`} ${reason} plugins/static-pages/README.md lists what static pages support.`,
  );
};

/** Rejects a plugin with code for the browser, or with options that have no effect. */
export function rejectPlugin(plugin: InitializedPlugin): void {
  const modules = plugin.getClientModules?.() ?? [];
  if (modules.length > 0)
    reject(
      plugin,
      `adds client modules, which don't run on static pages: ${modules.join(', ')}. Remove it, or start what it does from a feature's script.ts (src/static-pages/README.md).`,
    );
  if (plugin.getThemePath)
    reject(
      plugin,
      'is a theme, whose components need React on every page. Remove it, and put what the pages need into src/theme.',
    );
  if ('showLastUpdateAuthor' in plugin.options && plugin.options.showLastUpdateAuthor)
    reject(
      plugin,
      'has the option showLastUpdateAuthor, but src/features/shell/DocPage.tsx shows the date alone. Remove the option, or add the author there.',
    );
}

/** Rejects a page that a component of the classic theme would render. */
export function rejectRoute(plugin: InitializedPlugin, path: string, component: string): void {
  reject(
    plugin,
    `adds the page ${path}, drawn by ${component}, which has no styles here. Remove the page (a blog by "blog: false"; Markdown belongs into a docs folder, and src/pages takes .tsx files), or draw it in src/theme/${component.replace('@theme/', '')}.`,
  );
}
