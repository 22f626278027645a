import path from 'node:path';

const loader = path.join(__dirname, 'deletedPage.cjs');

/**
 * Resolves missing pages and demos to a module with an error until Docusaurus has updated the
 * routes. Otherwise, Rspack sometimes crashes, and open pages report errors of old demos.
 * @see https://github.com/web-infra-dev/rspack/issues/11691
 */
export const deletedPages = (siteDir: string, folders: readonly string[]) => ({
  // Routes import pages from `@site`, and demos are imported by their absolute path.
  fallback: Object.fromEntries(
    ['@site', siteDir].flatMap((root) =>
      folders.map((folder) => [`${root}/${folder}`, `${loader}?${folder}`]),
    ),
  ),
  rule: { test: loader, use: loader },
});
