import path from 'node:path';

const loader = path.join(__dirname, 'deletedPage.cjs');

/**
 * Settings for `npm start` that resolve a page or a demo that doesn't exist to a module with an
 * error, until Docusaurus has updated the routes and the demos. Otherwise, Rspack sometimes crashes
 * when open pages are deleted, and open pages report errors of demos that they no longer place.
 * @param siteDir root of the site
 * @param folders folders of pages in it
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
