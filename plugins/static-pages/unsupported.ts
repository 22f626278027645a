import type { Config, InitializedPlugin } from '@docusaurus/types';

interface UnsupportedSetting {
  setting: string;
  /** The only allowed value, which matches what the site does. */
  allowed?: unknown;
  instead: string;
}

/** README.md lists them. */
export const unsupportedSettings: readonly UnsupportedSetting[] = [
  {
    setting: 'markdown.mermaid',
    allowed: false,
    instead: 'Mermaid draws in the browser. Place an SVG file with <Diagram>.',
  },
  {
    setting: 'ssrTemplate',
    instead: 'The HTML of a page is plugins/static-pages/template.html.',
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

const valueAt = (object: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], object);

/** @throws an error that lists unsupported settings and the solutions */
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

export function rejectTheme(plugin: InitializedPlugin): void {
  if (plugin.getThemePath)
    reject(
      plugin,
      'is a theme, whose components need React on every page. Remove it, and put what the pages need into src/theme.',
    );
}

/** Rejects a page that a component of the classic theme would render. */
export function rejectRoute(plugin: InitializedPlugin, path: string, component: string): void {
  reject(
    plugin,
    `adds the page ${path}, drawn by ${component}, which has no styles here. Remove the page (a blog by "blog: false"), or draw it in src/theme/${component.replace('@theme/', '')}.`,
  );
}
