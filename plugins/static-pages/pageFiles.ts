import type { CurrentBundler, Plugin } from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Rules = NonNullable<NonNullable<Configuration['module']>['rules']>;

interface PageFilesTarget {
  /** In a build, only the server compiles pages; with `npm start`, only the client does. */
  isServer: boolean;
  baseUrl: string;
}

/**
 * In a build, the server's compilation also writes the files beside pages, outside its own folder,
 * because no other one contains pages. Small pictures become files too, not data URLs.
 * @see @docusaurus/utils/lib/webpackUtils.js
 */
export function pageFileRequest(request: string, { isServer, baseUrl }: PageFilesTarget): string {
  const asFile = request.replace(/\?limit=\d+&/, '?limit=0&');
  return isServer
    ? asFile.replace('&emitFile=false!', `&outputPath=..&publicPath=${baseUrl}!`)
    : asFile;
}

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

export function pageFileRequests({ instance }: CurrentBundler, target: PageFilesTarget) {
  const { NormalModuleReplacementPlugin } = instance;
  return new NormalModuleReplacementPlugin(
    /(?:file|url)-loader[^!]*\?[^!]*!/,
    (resource: { request: string }) => {
      resource.request = pageFileRequest(resource.request, target);
    },
  );
}
