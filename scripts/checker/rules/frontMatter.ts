import { checkDocs } from '../../../plugins/page-checks';
import { rootDir } from '../components';
import { mistakeIn, type SiteCheck } from '../rule';
import type { Page } from '../site';

const slugOf = ({ frontMatter }: Page) =>
  typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined;

const lineOf = ({ lines }: Page, key: string) => ({
  line: Math.max(1, lines.findIndex((line) => line.startsWith(`${key}:`)) + 1),
  column: 1,
});

function checkSlugs(pages: readonly Page[]) {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const slug = slugOf(page);
    if (!slug) return [];
    if (!slug.startsWith('/'))
      return [
        mistakeIn(
          page,
          lineOf(page, 'slug'),
          'slug/slash',
          `The slug "${slug}" does not begin with a slash. Write "/${slug}".`,
        ),
      ];
    const other = first.get(page.address);
    if (!other) first.set(page.address, page);
    return other
      ? [
          mistakeIn(
            page,
            lineOf(page, 'slug'),
            'slug/duplicate',
            `${other.file} has the slug "${slug}", too. Give this page another slug.`,
          ),
        ]
      : [];
  });
}

/** Front matter of all pages, and their addresses. */
export const frontMatter: SiteCheck = {
  scope: 'site',
  rules: {
    'front-matter/yaml': 'Front matter is YAML.',
    'front-matter/unknown-key': 'Only keys that this site reads.',
    'front-matter/missing-key': 'Title, description and slug exist.',
    'front-matter/description-length': 'A description has 50 to 160 characters.',
    'front-matter/duplicate-description': 'No two pages share a description.',
    'front-matter/unknown-api': '`api` names a component or hook that has API data.',
    'slug/slash': 'A slug begins with a slash.',
    'slug/duplicate': 'No two pages share a slug.',
  },
  check: ({ pages }) => [...checkDocs(rootDir, pages), ...checkSlugs(pages)],
};
