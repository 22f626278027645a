import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import type { Image, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const filesOfPage = new Map<string, Set<string>>();

/** Makes a page compile again when a file changes, also one that is missing now. */
export function addDependency(page: string, file: string): void {
  const files = filesOfPage.get(page) ?? new Set();
  filesOfPage.set(page, files.add(file));
}

const isRelative = (url: string) => !/^(?:[a-z][a-z\d+.-]*:|[/#@])/i.test(url);

/** The compiled page contains the sizes of its pictures, so it depends on them. */
export function remarkPictureDependencies() {
  return (tree: Root, { path: page }: VFile): void => {
    visit(tree, 'image', ({ url }: Image) => {
      const [file = ''] = url.split(/[?#]/);
      if (page && isRelative(url))
        addDependency(page, path.resolve(path.dirname(page), decodeURI(file)));
    });
  };
}

/** First in the list, so the loader runs last, after the page has been compiled. */
export function withDependencies(rule: RuleSetRule): RuleSetRule {
  const options = { filesOf: (page: string) => filesOfPage.get(page) ?? [] };
  const loader = path.join(__dirname, 'dependencyLoader.cjs');
  return { ...rule, use: [{ loader, options }, ...(rule.use as object[])] as never };
}
