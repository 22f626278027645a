import path from 'node:path';
import { type CodeStyling, codeStylings, demoKey } from '../facts/demo';
import { mdxProblem } from '../pages/mdxProblem';
import { readPage } from '../pages/parsePage';
import { positionOf, type WrittenAttributes, writtenOf } from '../pages/nodes';
import type { Sources } from '../files/sources';
import type { Problem } from '../problems';
import { hashOf } from '../caches/resultCache';
import { readModules } from './modules';
import { readModule, type ReadModule, type SourceModule } from './parseModule';
import { currentVersion, type DocumentedVersion } from '../versions/versions';

/** The pages of one version, whose demos run against the packages of that version. */
export interface DemoSet {
  dir: string;
  /** First part of a demo's URL, such as `core`. */
  product: string;
  /** Second part of a demo's URL, such as `v0.14.0`. */
  version: string;
  /** Folder from which packages are resolved; `.` for the packages that the site itself uses. */
  packages: string;
}

/** Right after a cut, when two versions have the same number, one URL contains `current`. */
export function demoSets(versions: readonly DocumentedVersion[]): DemoSet[] {
  return versions.map((each) => {
    const isAlsoCut = versions.some(
      (other) => other !== each && other.product === each.product && other.label === each.label,
    );
    return {
      dir: each.dir,
      product: each.product,
      version: each.name === currentVersion && isAlsoCut ? currentVersion : each.label,
      packages: each.packages,
    };
  });
}

export const usesSitePackages = ({ packages }: DemoSet) => packages === '.';

export const setKey = ({ product, version }: DemoSet) => `${product}/${version}`;

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
  set: DemoSet;
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

function findSet(sets: DemoSet[], file: string): DemoSet | undefined {
  return sets
    .filter(({ dir }) => file.startsWith(`${dir}/`))
    .sort((a, b) => b.dir.length - a.dir.length)[0];
}

/** Name of a demo: `docs-core/x/Basic.tsx` is `Basic`. */
export const demoName = (file: string) => path.posix.basename(file).replace(/\.tsx$/, '');

function createDemo(sources: Sources, set: DemoSet, target: string, read: ReadModule): DemoModel {
  const name = demoName(target);
  return {
    key: demoKey(set.product, set.version, name),
    name,
    set,
    path: target,
    stylings: stylingsOf(sources, target, read),
    placements: [],
    fullPage: false,
  };
}

/** Reads the demos that pages place. Several placements of a demo share one entry. */
export function readDemos(
  sources: Sources,
  sets: DemoSet[],
  { readModule: read, findPlacements: find }: Readers = { readModule, findPlacements },
): DemosModel {
  const demos = new Map<string, DemoModel>();
  const unreadable: Problem[] = [];

  const demoAt = (set: DemoSet, page: string, src: string) => {
    const target = path.posix.join(path.posix.dirname(page), src);
    const demo = demos.get(target) ?? createDemo(sources, set, target, read);
    demos.set(target, demo);
    return demo;
  };
  const place = (set: DemoSet, placed: PlacedDemo) => {
    const { src, iframe } = placed.attributes;
    if (typeof src !== 'string' || src === '') return;
    const demo = demoAt(set, placed.page, src);
    demo.placements.push(placed);
    demo.fullPage ||= isTrueAttribute(iframe);
  };

  for (const [page, source] of sources) {
    const set = /\.mdx?$/.test(page) ? findSet(sets, page) : undefined;
    if (!set) continue;
    try {
      for (const placement of find(source)) place(set, { page, ...placement });
    } catch (error) {
      unreadable.push(mdxProblem(page, error, 'demo/mdx-syntax', source));
      // The page uses these files, although their attributes are unknown.
      for (const src of filesPlacedIn(source)) demoAt(set, page, src);
    }
  }
  return { demos: [...demos.values()], unreadable };
}

export const modulesOf = ({ stylings }: DemoModel): SourceModule[] =>
  stylings.flatMap(({ modules }) => modules);

export const sourcesOf = (demo: DemoModel): string =>
  hashOf(modulesOf(demo).map(({ file, source }) => [path.posix.basename(file), source])).slice(
    0,
    12,
  );
