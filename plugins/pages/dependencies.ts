import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Dependencies of the compiled module of a page, by the page's path. */
const filesOfPage = new Map<string, Set<string>>();

/**
 * Makes the compiled module of a page depend on a file, so that it's compiled again when the file
 * changes, with `npm start` and in a build with a cache.
 * @param page absolute path of the page
 * @param file absolute path of the file, which may be missing
 */
export function addDependency(page: string, file: string): void {
  const files = filesOfPage.get(page) ?? new Set();
  filesOfPage.set(page, files.add(file));
}

const isRelative = (url: string) => !/^(?:[a-z][a-z\d+.-]*:|[/#@])/i.test(url);

/**
 * Remark plugin that makes a page depend on its pictures, because the compiled page contains their
 * sizes.
 */
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
 * Adds the loader that registers these dependencies to the rule for pages. It's first in the list,
 * so it runs last, after the page has been compiled.
 */
export function withDependencies(rule: RuleSetRule): RuleSetRule {
  const options = { filesOf: (page: string) => filesOfPage.get(page) ?? [] };
  const loader = path.join(__dirname, 'dependencyLoader.cjs');
  return { ...rule, use: [{ loader, options }, ...(rule.use as object[])] as never };
}
