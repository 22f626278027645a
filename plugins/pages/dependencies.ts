import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Files that went into the compiled module of a page, by the page's path. */
const filesOfPage = new Map<string, Set<string>>();

/**
 * Makes the compiled module of a page depend on a file: it's compiled again when the file changes,
 * in `npm start` and in a build with a cache.
 * @param page absolute path of the page
 * @param file absolute path of the file, which may be missing
 */
export function addDependency(page: string, file: string): void {
  const files = filesOfPage.get(page) ?? new Set();
  filesOfPage.set(page, files.add(file));
}

const isRelative = (url: string) => !/^(?:[a-z][a-z\d+.-]*:|[/#@])/i.test(url);

/** Remark plugin: a page depends on its pictures, as Docusaurus writes their sizes into it. */
export function remarkPictureDependencies() {
  return (tree: Root, { path: page }: VFile): void => {
    visit(tree, 'image', ({ url }: Image) => {
      const [file = ''] = url.split(/[?#]/);
      if (page && isRelative(url))
        addDependency(page, path.resolve(path.dirname(page), decodeURI(file)));
    });
  };
}

/**
 * Adds the loader that tells the bundler about these files to the rule for pages. It comes first in
 * the list, so it runs last, when the page has been compiled.
 */
export function withDependencies(rule: RuleSetRule): RuleSetRule {
  const options = { filesOf: (page: string) => filesOfPage.get(page) ?? [] };
  const loader = path.join(__dirname, 'dependencyLoader.cjs');
  return { ...rule, use: [{ loader, options }, ...(rule.use as object[])] as never };
}
