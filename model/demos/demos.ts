import path from 'node:path';
import { type CodeStyling, codeStylings } from '../facts/demo';
import { mdxProblem, readPage } from '../pages/parsePage';
import { positionOf, type WrittenAttributes, writtenOf } from '../pages/nodes';
import type { Sources } from '../files/files';
import type { Problem } from '../problems';
import { hashOf } from '../caches/resultCache';
import { readModules } from './modules';
import { readModule, type ReadModule, type SourceModule } from './parseModule';
import type { DocumentedVersion } from '../versions/versions';

/** The part of a documented version that its demos need. */
export type DemoVersion = Pick<DocumentedVersion, 'dir' | 'demos' | 'packages'>;

/**
 * Demos of the code that replaces Toolpad Core, with newer packages. Pages of all versions place
 * them by their path from the root of the site, such as `/examples/leaving-core/src/demos/A.tsx`.
 */
export const replacementDemos: DemoVersion = {
  dir: 'examples/leaving-core/src',
  demos: 'mui/v9',
  packages: 'versions/mui-9',
};

/** Path of the demo that a page places as `src`. */
export const demoPath = (page: string, src: string): string =>
  src.startsWith('/') ? src.slice(1) : path.posix.join(path.posix.dirname(page), src);

/** Version of a demo: that of its page, unless it's a replacement. */
export const demoVersion = <Version extends DemoVersion>(file: string, version: Version) =>
  file.startsWith(`${replacementDemos.dir}/`) ? replacementDemos : version;

export const usesSitePackages = ({ packages }: DemoVersion) => packages === '.';

/** A `<Demo>` element as it's written in a page. */
export interface Placement {
  attributes: WrittenAttributes;
  line: number;
  column: number;
}

/** Returns whether an attribute is set: `iframe` or `iframe={true}`, but not `iframe={false}`. */
export const isTrueAttribute = (value: string | undefined) =>
  value !== undefined && value !== 'false';

/** Finds the files of `<Demo>` in a page that isn't valid MDX, so that they don't seem unused. */
const filesPlacedIn = (page: string): string[] =>
  [...page.matchAll(/<Demo\s[^>]*?\bsrc="([^"]+)"/g)].map(([, src = '']) => src);

/** @throws a `VFileMessage` with line and column if the page isn't valid MDX */
export function findPlacements(page: string): Placement[] {
  if (!page.includes('<Demo')) return [];
  return readPage(page)
    .elements.filter(({ name }) => name === 'Demo')
    .map((element) => ({ attributes: writtenOf(element), ...positionOf(element) }));
}

export interface PlacedDemo extends Placement {
  page: string;
}

export interface DemoStyling {
  styling: CodeStyling;
  main: SourceModule;
  /** `main`, followed by the local modules and style sheets that it imports. */
  modules: SourceModule[];
}

export interface DemoModel {
  key: string;
  name: string;
  version: DemoVersion;
  /** Path of its file, or of its folder if it has several styling solutions. */
  path: string;
  /** Empty if `src` matches no file. */
  stylings: DemoStyling[];
  placements: PlacedDemo[];
  fullPage: boolean;
}

export interface DemosModel {
  demos: DemoModel[];
  unreadable: Problem[];
}

/** Functions that read sources and pages, which may use a cache. */
export interface Readers {
  readModule: ReadModule;
  findPlacements: (page: string) => Placement[];
}

/** Resolves `src`. `./Basic.tsx` is a folder `Basic/` if that file doesn't exist. */
function filesOf(sources: Sources, target: string): { styling: CodeStyling; file: string }[] {
  if (sources.has(target)) return [{ styling: 'system', file: target }];
  const folder = target.replace(/\.tsx$/, '');
  return codeStylings
    .map((styling) => ({ styling, file: `${folder}/${styling}.tsx` }))
    .filter(({ file }) => sources.has(file));
}

function stylingsOf(sources: Sources, target: string, read: ReadModule): DemoStyling[] {
  return filesOf(sources, target).flatMap(({ styling, file }) => {
    const modules = readModules(sources, file, read);
    return modules[0] ? [{ styling, main: modules[0], modules }] : [];
  });
}

/** Name of a demo: `docs-core/x/Basic.tsx` is `Basic`. */
export const demoName = (file: string) => path.posix.basename(file).replace(/\.tsx$/, '');

function createDemo(
  sources: Sources,
  version: DemoVersion,
  target: string,
  read: ReadModule,
): DemoModel {
  const name = demoName(target);
  return {
    key: `${version.demos}/${name}`,
    name,
    version,
    path: target,
    stylings: stylingsOf(sources, target, read),
    placements: [],
    fullPage: false,
  };
}

/** Reads the demos that pages place. Several placements of a demo share one entry. */
export function readDemos(
  sources: Sources,
  versions: readonly DemoVersion[],
  { readModule: read, findPlacements: find }: Readers = { readModule, findPlacements },
): DemosModel {
  const demos = new Map<string, DemoModel>();
  const unreadable: Problem[] = [];

  const demoAt = (version: DemoVersion, page: string, src: string) => {
    const target = demoPath(page, src);
    const demo =
      demos.get(target) ?? createDemo(sources, demoVersion(target, version), target, read);
    demos.set(target, demo);
    return demo;
  };
  const place = (version: DemoVersion, placed: PlacedDemo) => {
    const { src, iframe } = placed.attributes;
    if (typeof src !== 'string' || src === '') return;
    const demo = demoAt(version, placed.page, src);
    demo.placements.push(placed);
    demo.fullPage ||= isTrueAttribute(iframe);
  };

  for (const [page, source] of sources) {
    const version = versions.find(({ dir }) => page.startsWith(`${dir}/`));
    if (!version || !/\.mdx?$/.test(page)) continue;
    try {
      for (const placement of find(source)) place(version, { page, ...placement });
    } catch (error) {
      unreadable.push(mdxProblem(page, error, 'demo/mdx-syntax', source));
      // The page uses these files, although their attributes are unknown.
      for (const src of filesPlacedIn(source)) demoAt(version, page, src);
    }
  }
  return { demos: [...demos.values()], unreadable };
}

/** Demos that pages of a version place. */
export const demosOn = (demos: readonly DemoModel[], { dir }: Pick<DemoVersion, 'dir'>) =>
  demos.filter(({ placements }) => placements.some(({ page }) => page.startsWith(`${dir}/`)));

export const modulesOf = ({ stylings }: DemoModel): SourceModule[] =>
  stylings.flatMap(({ modules }) => modules);

export const sourcesOf = (demo: DemoModel): string =>
  hashOf(modulesOf(demo).map(({ file, source }) => [path.posix.basename(file), source])).slice(
    0,
    12,
  );
