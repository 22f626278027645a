import type { CurrentBundler, Plugin } from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Rules = NonNullable<NonNullable<Configuration['module']>['rules']>;

/** Which compilation writes the files of pages, and where they are served. */
export interface PageFilesTarget {
  /** Only the server compiles pages in a build; only the client does in `npm start`. */
  isServer: boolean;
  baseUrl: string;
}

/**
 * The request of a file beside a page, `![](./shot.png)` or `[](./data.csv)`, as Docusaurus writes
 * it for its loaders, changed so that
 * - the server's compilation of a build writes the file too, beside its own folder, since no other
 *   compiles pages;
 * - a small picture is a file as well, instead of text in each document that shows it.
 * @see @docusaurus/utils/lib/webpackUtils.js
 */
export function pageFileRequest(request: string, { isServer, baseUrl }: PageFilesTarget): string {
  const asFile = request.replace(/\?limit=\d+&/, '?limit=0&');
  return isServer
    ? asFile.replace('&emitFile=false!', `&outputPath=..&publicPath=${baseUrl}!`)
    : asFile;
}

/**
 * The rules of the server's compilation, by which a picture or download that a page imports is
 * written as well.
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

/** Changes the requests that Markdown becomes. */
export function pageFileRequests({ instance }: CurrentBundler, target: PageFilesTarget) {
  const { NormalModuleReplacementPlugin } = instance;
  return new NormalModuleReplacementPlugin(
    /(?:file|url)-loader[^!]*\?[^!]*!/,
    (resource: { request: string }) => {
      resource.request = pageFileRequest(resource.request, target);
    },
  );
}
