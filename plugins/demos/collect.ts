import path from 'node:path';
import { codeStylings, demoKey, type CodeStyling } from '../../src/site/demo';
import type { DemoSet } from './options';
import { findPlacements, type Placement } from './placements';
import type { Tree } from './tree';

/** A `<Demo>` in a page. */
export interface PlacedDemo extends Placement {
  /** Path of the page from the root of the site. */
  page: string;
}

export interface CollectedDemo {
  key: string;
  name: string;
  set: DemoSet;
  /** Path of its file, or of its folder when it is written in several styling solutions. */
  path: string;
  /** File of each styling solution, in the order in which they are offered. Empty when `src` leads to no file. */
  files: { styling: CodeStyling; file: string }[];
  placements: PlacedDemo[];
}

export interface Collected {
  demos: CollectedDemo[];
  /** Elements that name no file at all. */
  nameless: PlacedDemo[];
}

/** The file or folder that `src` means. `./Basic.tsx` is a folder `Basic/` where no such file exists. */
function filesOf(tree: Tree, target: string): CollectedDemo['files'] {
  if (tree.has(target)) return [{ styling: 'system', file: target }];
  const folder = target.replace(/\.tsx$/, '');
  return codeStylings
    .map((styling) => ({ styling, file: `${folder}/${styling}.tsx` }))
    .filter(({ file }) => tree.has(file));
}

/** Set whose folder holds a file; of nested folders the inner one. */
export function setOf(sets: DemoSet[], file: string): DemoSet | undefined {
  return sets
    .filter(({ dir }) => file.startsWith(`${dir}/`))
    .sort((a, b) => b.dir.length - a.dir.length)[0];
}

/** `docs-core/x/Basic.tsx` is the demo `Basic`. */
export const demoName = (file: string) => path.posix.basename(file).replace(/\.tsx$/, '');

/** Finds the demos that pages place. A demo placed twice is one demo. */
export function collectDemos(tree: Tree, sets: DemoSet[]): Collected {
  const demos = new Map<string, CollectedDemo>();
  const nameless: PlacedDemo[] = [];
  for (const [page, source] of tree) {
    const set = /\.mdx?$/.test(page) ? setOf(sets, page) : undefined;
    if (!set) continue;
    for (const placement of findPlacements(source)) {
      const placed = { page, ...placement };
      const { src } = placement.attributes;
      if (typeof src !== 'string' || src === '') {
        nameless.push(placed);
        continue;
      }
      const target = path.posix.join(path.posix.dirname(page), src);
      const name = demoName(target);
      const demo = demos.get(target) ?? {
        key: demoKey(set.product, set.version, name),
        name,
        set,
        path: target,
        files: filesOf(tree, target),
        placements: [],
      };
      demo.placements.push(placed);
      demos.set(target, demo);
    }
  }
  return { demos: [...demos.values()], nameless };
}

/** Whether the demo fills a page: one of its placements says `iframe`. */
export function isFullPage(demo: CollectedDemo): boolean {
  return demo.placements.some(
    ({ attributes }) => attributes.iframe !== undefined && attributes.iframe !== 'false',
  );
}
