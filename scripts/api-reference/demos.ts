import matter from 'gray-matter';
import { modulesOf, readDemos } from '../../plugins/demos/model';
import type { DemoSet } from '../../plugins/demos/options';
import { readTree, type Tree } from '../../plugins/demos/tree';
import type { ApiLink } from '../../src/site/api';

/** A demo as a page places it. */
export interface PlacedDemo {
  /** Title of the demo and its address: page and element id. */
  link: ApiLink;
  /** Names it imports from the package or its entry points, at run time. */
  imports: Set<string>;
}

/** Pages and demos of a set by their path from `siteDir`, in the order of their paths. */
export function readDocs(siteDir: string, { dir }: DemoSet): Tree {
  return new Map([...readTree(siteDir, [dir])].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Address of a page, from its front matter. */
export function addressOf(source: string, docsUrl: string): string | undefined {
  const { slug } = matter(source).data as { slug?: unknown };
  return typeof slug === 'string'
    ? `${docsUrl.replace(/\/$/, '')}${slug.replace(/\/?$/, '/')}`
    : undefined;
}

/** Finds the demos of all pages in their order, and what each imports from the package. */
export function collectDemos(
  docs: Tree,
  set: DemoSet,
  docsUrl: string,
  packageName: string,
): PlacedDemo[] {
  const isOfPackage = (specifier: string) =>
    specifier === packageName || specifier.startsWith(`${packageName}/`);
  const placed = readDemos(docs, [set]).demos.flatMap((demo) => {
    const imports = new Set(
      modulesOf(demo)
        .flatMap((module) => module.imports)
        .filter(({ specifier }) => isOfPackage(specifier))
        .flatMap(({ names }) => names),
    );
    return demo.placements.map((placement) => ({ ...placement, name: demo.name, imports }));
  });
  const pages = [...docs.keys()];
  return placed
    .sort((a, b) => pages.indexOf(a.page) - pages.indexOf(b.page) || a.line - b.line)
    .flatMap(({ page, attributes: { title }, name, imports }) => {
      const address = addressOf(docs.get(page) ?? '', docsUrl);
      const link = { title: typeof title === 'string' ? title : name, href: `${address}#${name}` };
      return address ? [{ link, imports }] : [];
    });
}
