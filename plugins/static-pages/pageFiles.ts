import type { CurrentBundler, Plugin } from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Rules = NonNullable<NonNullable<Configuration['module']>['rules']>;

/** The compilation that writes the files of pages, and the base URL for serving them. */
export interface PageFilesTarget {
  /** In a build, only the server compiles pages; with `npm start`, only the client does. */
  isServer: boolean;
  baseUrl: string;
}

/**
 * Changes Docusaurus' loader request for a file beside a page, `![](./shot.png)` or
 * `[](./data.csv)`:
 * - In a build, the server's compilation also writes the file, outside its own folder, because no
 *   other compilation contains pages.
 * - A small picture becomes a file too, instead of a data URL in each document that shows it.
 * @see @docusaurus/utils/lib/webpackUtils.js
 */
export function pageFileRequest(request: string, { isServer, baseUrl }: PageFilesTarget): string {
  const asFile = request.replace(/\?limit=\d+&/, '?limit=0&');
  return isServer
    ? asFile.replace('&emitFile=false!', `&outputPath=..&publicPath=${baseUrl}!`)
    : asFile;
}

/**
 * Rules of the server's compilation, changed to write the pictures and downloads that pages import.
 */
export function pageFileRules(rules: Rules, baseUrl: string): Rules {
  const written = { emitFile: true, outputPath: '..', publicPath: baseUrl };
  return rules.map((rule) => {
    if (!rule || typeof rule !== 'object' || !Array.isArray(rule.use)) return rule;
    const use = rule.use.map((loader) =>
      loader &&
      typeof loader === 'object' &&
      typeof loader.options === 'object' &&
      loader.options.emitFile === false
        ? { ...loader, options: { ...loader.options, ...written } }
        : loader,
    );
    return { ...rule, use };
  });
}

/** Bundler plugin that changes the requests in compiled Markdown. */
export function pageFileRequests({ instance }: CurrentBundler, target: PageFilesTarget) {
  const { NormalModuleReplacementPlugin } = instance;
  return new NormalModuleReplacementPlugin(
    /(?:file|url)-loader[^!]*\?[^!]*!/,
    (resource: { request: string }) => {
      resource.request = pageFileRequest(resource.request, target);
    },
  );
}
