import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkDocs } from '../../../plugins/page-checks';
import { nearest } from '../../../plugins/shared/problems';
import { rootDir } from '../htmlTags';
import { problemIn, type SiteCheck } from '../rule';
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
        problemIn(
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
          problemIn(
            page,
            lineOf(page, 'slug'),
            'slug/duplicate',
            `${other.file} has the slug "${slug}", too. Give this page another slug.`,
          ),
        ]
      : [];
  });
}

/** The image that networks show with a link. */
function checkImage(siteDir: string, page: Page) {
  const { image } = page.frontMatter;
  if (typeof image !== 'string' || image === '' || /^https?:/.test(image)) return [];
  const target = image.startsWith('/')
    ? path.join(siteDir, 'static', image)
    : path.join(siteDir, path.dirname(page.file), image);
  if (existsSync(target)) return [];
  const folder = path.dirname(target);
  const siblings = existsSync(folder) ? readdirSync(folder) : [];
  return [
    problemIn(
      page,
      lineOf(page, 'image'),
      'front-matter/image',
      `"${image}" does not lead to a file (${path.relative(siteDir, target)}).${nearest(path.basename(target), siblings)}`,
    ),
  ];
}

/** Front matter of all pages, and their addresses. */
export const frontMatter: SiteCheck = {
  scope: 'site',
  rules: {
    'front-matter/yaml': 'Front matter is YAML.',
    'front-matter/unknown-key': 'Only keys that this site reads.',
    'front-matter/missing-key': 'Title, description and slug exist.',
    'front-matter/invalid-value': 'A value has the type that its key takes.',
    'front-matter/place': 'Front matter is at the start of a page, between two lines of hyphens.',
    'front-matter/slug': 'A slug is a path below the product, in small letters with hyphens.',
    'front-matter/image': 'The image for social networks is a file of the site.',
    'front-matter/description-length': 'A description has 50 to 160 characters.',
    'front-matter/duplicate-description': 'No two pages share a description.',
    'front-matter/unknown-api': '`api` names a component or hook that has API data.',
    'slug/slash': 'A slug begins with a slash.',
    'slug/duplicate': 'No two pages share a slug.',
  },
  check: ({ pages, siteDir }) => [
    ...checkDocs(rootDir, pages),
    ...checkSlugs(pages),
    ...pages.flatMap((page) => checkImage(siteDir, page)),
  ],
};
