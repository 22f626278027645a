import type { ApiLink } from '../facts/api';
import { pageUrl, parseFrontMatter } from '../pages/frontMatter';
import type { DocumentedVersion } from '../versions/versions';
import type { Sources } from '../files/files';
import { type DemoModel, modulesOf } from './demos';

/** A demo as other pages link to it; once for each page that places it. */
export interface LinkedDemo {
  dir: string;
  /** Title and URL of the demo, with its element ID as the hash. */
  link: ApiLink;
  /** Run-time imports, by module. */
  imports: { specifier: string; names: string[] }[];
}

export function linkDemos(
  sources: Sources,
  demos: readonly DemoModel[],
  { dir, url }: Pick<DocumentedVersion, 'dir' | 'url'>,
): LinkedDemo[] {
  const placed = demos
    .filter(({ version }) => version.dir === dir)
    .flatMap((demo) => {
      const imports = modulesOf(demo).flatMap((module) => module.imports);
      return demo.placements.map((placement) => ({ ...placement, name: demo.name, imports }));
    });
  return placed
    .sort((a, b) => (a.page < b.page ? -1 : a.page > b.page ? 1 : a.line - b.line))
    .flatMap(({ page, attributes: { title }, name, imports }) => {
      const { frontMatter } = parseFrontMatter(sources.get(page) ?? '');
      const link = {
        title: typeof title === 'string' ? title : name,
        href: `${pageUrl(frontMatter, url)}#${name}`,
      };
      return typeof frontMatter.slug === 'string' ? [{ dir, link, imports }] : [];
    });
}

/** Demos that import something from any entry point of a package, under any name. */
export const demosOf = (
  name: string,
  packageName: string,
  demos: readonly LinkedDemo[],
): ApiLink[] =>
  demos
    .filter(({ imports }) =>
      imports.some(
        ({ specifier, names }) =>
          (specifier === packageName || specifier.startsWith(`${packageName}/`)) &&
          names.includes(name),
      ),
    )
    .map(({ link }) => link);
