import path from 'node:path';

const loader = path.join(__dirname, 'deletedPage.cjs');

/**
 * Settings for `npm start` that resolve a page that doesn't exist to a module with an error, until
 * Docusaurus has updated the routes. Otherwise, Rspack sometimes crashes when open pages are
 * deleted.
 * @param siteDir root of the site
 * @param folders folders of pages in it
 * @see https://github.com/web-infra-dev/rspack/issues/11691
 */
export const deletedPages = (siteDir: string, folders: readonly string[]) => ({
  alias: Object.fromEntries(
    folders.map((folder) => [
      `@site/${folder}`,
      [path.join(siteDir, folder), `${loader}?${folder}`],
    ]),
  ),
  rule: { test: loader, use: loader },
});
