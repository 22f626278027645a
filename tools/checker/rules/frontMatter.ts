import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DocFile } from '../../../plugins/pages/collect';
import {
  describeInvalidValue,
  descriptionLength,
  frontMatterKeys,
} from '../../../plugins/pages/frontMatterKeys';
import { suggest } from '../../../plugins/shared/problems';
import { apiSubjects } from '../../../plugins/api-pages/entries';
import { baseUrl } from '../../../src/site/origins';
import { productList } from '../../../src/site/products';
import { rootDir } from '../rootDir';
import { nearestFile } from '../nearestFile';
import { siteCheck, type SiteReport } from '../rule';

const rules = {
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
};
type Report = SiteReport<typeof rules>;
type Doc = Pick<DocFile, 'file' | 'source' | 'frontMatter'>;

/** Position of a key in a page, or the first line if the key is missing. */
const placeOf = ({ file, source }: Doc, key: string) => ({
  file,
  line: Math.max(1, source.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1),
});

/**
 * Reports front matter that isn't at the start or has no end, because the page would show it.
 * @returns whether it reported a problem
 */
function checkPlace({ file, source }: Doc, report: Report): boolean {
  const lines = source.split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  const fence = lines.slice(0, 5).findIndex((line) => /^\s*-{3,}\s*$/.test(line));
  if (fence < 0) return false;
  const at = { file, line: fence + 1 };
  if (fence > 0 && first === fence)
    report('front-matter/place', at, 'The front matter begins in the first line.', {
      note: 'Remove what is above it.',
    });
  else if (!lines.slice(fence + 1).some((line) => /^---\s*$/.test(line)))
    report('front-matter/place', at, 'The front matter is never closed.', {
      note: 'Write "---" on a separate line below it.',
    });
  else return false;
  return true;
}

/** The start of a URL that slugs must omit. */
const productPrefix = new RegExp(
  `^${baseUrl}(?:${productList.map(({ key }) => key).join('|')})(?=/)`,
);

function checkSlug(doc: Doc, slug: string, report: Report): void {
  if (slug === '') return;
  const at = placeOf(doc, 'slug');
  if (!slug.startsWith('/'))
    return report('slug/slash', at, `The slug "${slug}" does not begin with a slash.`, {
      note: `Write "/${slug}".`,
    });
  const valid = slug
    .replace(/\.mdx?\/?$/, '')
    .replace(productPrefix, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  if (valid !== slug)
    report(
      'front-matter/slug',
      at,
      `The slug "${slug}" is not the path below the product, in small letters with hyphens.`,
      { note: `Write "${valid}".` },
    );
}

/**
 * Checks the front matter of a page. A missing key is reported on the first line.
 * @param apiNames components and hooks of the page's version
 */
export function checkFrontMatter(doc: Doc, apiNames: readonly string[], report: Report): void {
  const { frontMatter, file } = doc;
  const { description, api, slug } = frontMatter;
  for (const key of Object.keys(frontMatter))
    if (!frontMatterKeys.some((known) => known === key))
      report(
        'front-matter/unknown-key',
        placeOf(doc, key),
        `"${key}" is not a front matter key.`,
        suggest(key, frontMatterKeys),
      );
  for (const key of ['title', 'description', 'slug'])
    if (frontMatter[key] === undefined)
      report('front-matter/missing-key', { file }, `The page needs a "${key}".`);
  for (const key of frontMatterKeys) {
    const isChecked = key !== 'api' && frontMatter[key] !== undefined;
    const wrong = isChecked && describeInvalidValue(key, frontMatter[key]);
    if (wrong) report('front-matter/invalid-value', placeOf(doc, key), wrong);
  }
  if (typeof slug === 'string') checkSlug(doc, slug, report);
  const { min, max } = descriptionLength;
  const length = typeof description === 'string' ? description.length : min;
  if (length < min || length > max)
    report(
      'front-matter/description-length',
      placeOf(doc, 'description'),
      `The description has ${length} characters; write ${min} to ${max}.`,
    );
  if (api !== undefined && !apiNames.some((name) => name === api))
    report(
      'front-matter/unknown-api',
      placeOf(doc, 'api'),
      `There is no API data for "${String(api)}".`,
      suggest(String(api), apiNames),
    );
}

/** Reports pages that share a description, which search engines treat as duplicates. */
export function checkUnique(
  pages: readonly { file: string; description: string }[],
  report: Report,
): void {
  const first = new Map<string, string>();
  for (const { file, description } of pages) {
    const other = first.get(description);
    if (other)
      report('front-matter/duplicate-description', { file }, `${other} has the same description.`);
    else if (description) first.set(description, file);
  }
}

/**
 * Checks the front matter of all pages. A page of a cut version can share its description with the
 * same page of a later version.
 */
export function checkDocs(siteDir: string, docs: readonly DocFile[], report: Report): void {
  for (const doc of docs) {
    if (checkPlace(doc, report)) continue;
    const { yaml, version } = doc;
    if (yaml) report('front-matter/yaml', yaml, yaml.message, yaml);
    else
      checkFrontMatter(
        doc,
        apiSubjects(siteDir, version).map(({ name }) => name),
        report,
      );
  }
  const groupOf = ({ version }: DocFile) => (version.isLast ? '' : version.dir);
  for (const group of new Set(docs.map(groupOf)))
    checkUnique(
      docs.filter((doc) => groupOf(doc) === group),
      report,
    );
}

/** Checks the image that social networks show with a link. */
function checkImage(siteDir: string, doc: Doc, report: Report): void {
  const { image } = doc.frontMatter;
  if (typeof image !== 'string' || image === '' || /^https?:/.test(image)) return;
  const folder = image.startsWith('/') ? 'static' : path.dirname(doc.file);
  const target = path.join(siteDir, folder, image);
  if (!existsSync(target))
    report(
      'front-matter/image',
      placeOf(doc, 'image'),
      `"${image}" does not lead to a file (${path.relative(siteDir, target)}).`,
      nearestFile(target),
    );
}

/** Front matter of all pages, and their slugs. */
export const frontMatter = siteCheck({
  rules,
  check({ pages, siteDir }, report) {
    checkDocs(rootDir, pages, report);
    const first = new Map<string, string>();
    for (const page of pages) {
      checkImage(siteDir, page, report);
      const { slug } = page.frontMatter;
      if (typeof slug !== 'string' || !slug.startsWith('/')) continue;
      const other = first.get(page.url);
      if (other)
        report('slug/duplicate', placeOf(page, 'slug'), `${other} also has the slug "${slug}".`, {
          note: 'Give this page another slug.',
        });
      else first.set(page.url, page.file);
    }
  },
});
