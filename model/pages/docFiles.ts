import type { Sources } from '../files/sources';
import type { Problem } from '../problems';
import type { DocumentedVersion } from '../versions/versions';
import { misplacedFrontMatter, pageUrl, parseFrontMatter, yamlProblem } from './frontMatter';

/** `.md` and `.mdx` have the same syntax. */
export const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);

/** A part that pages import: `_requirements.mdx`, or any file in a `_shared/` folder. */
export const isPartial = (file: string): boolean =>
  isMarkdown(file) && file.split('/').some((part) => part.startsWith('_'));

export const isPage = (file: string): boolean => isMarkdown(file) && !isPartial(file);

export interface DocFile {
  file: string;
  version: DocumentedVersion;
  /** URL with trailing slash, without language. */
  url: string;
  description: string;
  frontMatter: Record<string, unknown>;
  source: string;
  /** Reason why `frontMatter` has only a slug: the YAML is invalid, or not at its place. */
  frontMatterProblem?: Problem;
}

/** Slug of a page with invalid YAML in its front matter. Links to that page are still valid. */
function slugOf(source: string): Record<string, unknown> {
  const [, slug] = /^slug: *["']?([^\s"']+)/m.exec(source) ?? [];
  return slug === undefined ? {} : { slug };
}

function frontMatterOf(
  file: string,
  source: string,
): Pick<DocFile, 'frontMatter' | 'frontMatterProblem'> {
  const misplaced = misplacedFrontMatter(source, file);
  if (misplaced) return { frontMatter: slugOf(source), frontMatterProblem: misplaced };
  try {
    return { frontMatter: parseFrontMatter(source).frontMatter };
  } catch (error) {
    return { frontMatter: slugOf(source), frontMatterProblem: yamlProblem(error, file) };
  }
}

function docOf(version: DocumentedVersion, file: string, source: string): DocFile {
  const { frontMatter, frontMatterProblem } = frontMatterOf(file, source);
  return {
    file,
    version,
    url: pageUrl(frontMatter, version.url),
    description: String(frontMatter.description ?? ''),
    frontMatter,
    source,
    frontMatterProblem,
  };
}

/** Pages in the folders of versions, sorted. @param folderOf folder of a version's pages */
export const docsIn = (
  sources: Sources,
  versions: readonly DocumentedVersion[],
  folderOf: (version: DocumentedVersion) => string = ({ dir }) => dir,
): DocFile[] =>
  versions.flatMap((version) =>
    [...sources]
      .filter(([file]) => file.startsWith(`${folderOf(version)}/`) && isPage(file))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, source]) => docOf(version, file, source)),
  );
