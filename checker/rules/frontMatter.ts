import { existsSync } from 'node:fs';
import path from 'node:path';
import { apiSubjects } from '@site/model/api/renderEntry';
import type { DocFile } from '../../model/pages/pages';
import {
  correctSlug,
  describeInvalidValue,
  descriptionLength,
  frontMatterKeys,
  requiredKeys,
  displayValue,
} from '../../model/pages/frontMatter';
import { suggest } from '../../model/problems';
import { originalOf } from '../../model/versions/translations';
import { nearestFile } from './files';
import replacements from '../replacements.json';
import { rootDir } from '../rootDir';
import { repeated, siteCheck, type SiteReport } from '../rule';

/** Keys of Docusaurus that this site doesn't support, and what to do instead. */
const otherKeys = new Map(Object.entries(replacements.frontMatter));

/** Search results cut longer titles. */
const maxLength = 60;

const rules = {
  'front-matter/yaml': 'Front matter is valid YAML.',
  'front-matter/unknown-key': 'The site supports all keys in the front matter.',
  'front-matter/missing-key': 'Every page has a title, a description, and a slug.',
  'front-matter/invalid-value': 'Values have the type that their key requires.',
  'front-matter/markdown': 'Front matter contains no Markdown.',
  'front-matter/place':
    'Front matter is at the start of the page, between two lines with three hyphens.',
  'front-matter/slug': 'A slug is a lowercase path with hyphens, without the product.',
  'front-matter/image': 'The image for social networks exists.',
  'front-matter/description-length': 'Descriptions have 50 to 160 characters.',
  'front-matter/duplicate-description': 'No two pages share a description.',
  'front-matter/unknown-api': '`api` is the name of a component or hook with API data.',
  'front-matter/title-length': `Titles have at most ${maxLength} characters.`,
  'front-matter/duplicate-title': 'Pages in a folder have different titles.',
  'slug/slash': 'Slugs start with a slash.',
  'slug/duplicate': 'No two pages share a slug.',
};
type Report = SiteReport<typeof rules>;
type Doc = Pick<DocFile, 'file' | 'source' | 'frontMatter'>;

/** Position of a key in a page, or the first line if the key is missing. */
const placeOf = ({ file, source }: Doc, key: string) => ({
  file,
  line: Math.max(1, source.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1),
});

function checkSlug(doc: Doc, slug: string, report: Report): void {
  if (slug === '') return;
  const at = placeOf(doc, 'slug');
  if (!slug.startsWith('/'))
    return report('slug/slash', at, `The slug "${slug}" doesn't start with a slash.`, {
      note: `Write "/${slug}".`,
    });
  const valid = correctSlug(slug);
  if (valid !== slug)
    report(
      'front-matter/slug',
      at,
      `"${slug}" isn't a valid slug, which is a lowercase path with hyphens, without the product.`,
      { note: `Write "${valid}".` },
    );
}

function checkKey(doc: Doc, key: string, report: Report): void {
  if (frontMatterKeys.some((known) => known === key)) return;
  const note = otherKeys.get(key);
  report(
    'front-matter/unknown-key',
    placeOf(doc, key),
    note ? `"${key}" has no effect on this site.` : `"${key}" isn't a front matter key.`,
    note ? { note } : suggest(key, frontMatterKeys, `The keys are ${frontMatterKeys.join(', ')}.`),
  );
}

/** Markdown in a string: bold text, code, or a link. */
const markdown = /\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\)/;

function checkPlainText(doc: Doc, key: string, report: Report): void {
  const [found] = markdown.exec(displayValue(doc.frontMatter[key] ?? '')) ?? [];
  if (found)
    report('front-matter/markdown', placeOf(doc, key), `Markdown has no effect in "${key}".`, {
      note: `Write "${found.replace(/\*\*|`|^\[|\]\(.*$/g, '')}" instead of "${found}".`,
    });
}

/**
 * Checks the front matter of a page. A missing key is reported on the first line.
 * @param apiNames components and hooks of the page's version
 */
export function checkFrontMatter(doc: Doc, apiNames: readonly string[], report: Report): void {
  const { frontMatter, file } = doc;
  const { description, api, slug } = frontMatter;
  const keys = Object.keys(frontMatter);
  if (keys.length === 0)
    return report('front-matter/missing-key', { file }, 'This page has no front matter.', {
      note: `Start it with ${requiredKeys.join(', ')} between two lines with "---".`,
    });
  for (const key of keys) checkKey(doc, key, report);
  const meant = keys.map((key) => suggest(key, frontMatterKeys).expected);
  for (const key of requiredKeys)
    if (frontMatter[key] === undefined && !meant.includes(key))
      report('front-matter/missing-key', { file }, `The front matter has no "${key}".`);
  for (const key of frontMatterKeys) {
    const isChecked = key !== 'api' && frontMatter[key] !== undefined;
    const wrong = isChecked && describeInvalidValue(key, frontMatter[key], doc.source);
    if (wrong) report('front-matter/invalid-value', placeOf(doc, key), wrong);
  }
  for (const key of ['title', 'title_meta', 'description', 'sidebar_label'])
    checkPlainText(doc, key, report);
  if (typeof slug === 'string') checkSlug(doc, slug, report);
  const { min, max } = descriptionLength;
  const length = typeof description === 'string' ? description.length : min;
  if (length < min || length > max)
    report(
      'front-matter/description-length',
      placeOf(doc, 'description'),
      `The description has ${length} characters, but it should have ${min} to ${max}.`,
    );
  if (api !== undefined && !apiNames.some((name) => name === api))
    report(
      'front-matter/unknown-api',
      placeOf(doc, 'api'),
      `There's no API data for "${displayValue(api)}".`,
      suggest(displayValue(api), apiNames),
    );
}

/** Reports pages that share a description, which search engines treat as duplicates. */
export function checkUnique(
  pages: readonly { file: string; description: string }[],
  report: Report,
): void {
  const described = pages.filter(({ description }) => description);
  for (const [{ file }, other] of repeated(described, ({ description }) => description))
    report(
      'front-matter/duplicate-description',
      { file },
      `This page has the same description as ${other.file}.`,
    );
}

/**
 * Checks the front matter of all pages. A page of a cut version can share its description with the
 * same page of a later version.
 */
export function checkDocs(siteDir: string, docs: readonly DocFile[], report: Report): void {
  for (const doc of docs) {
    const { frontMatterProblem: problem, version } = doc;
    if (problem) report(problem.rule as keyof typeof rules, problem, problem.message, problem);
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
      `The file "${image}" doesn't exist (${path.relative(siteDir, target).replaceAll(path.sep, '/')}).`,
      nearestFile(target),
    );
}

/** Checks titles. Pages in different folders can share a title, such as "Overview". */
function checkTitles(pages: readonly Doc[], report: Report): void {
  const titled = pages.flatMap((page) => {
    const { title } = page.frontMatter;
    return typeof title === 'string' ? [{ ...page, title, at: placeOf(page, 'title') }] : [];
  });
  for (const { title, at } of titled)
    if (title.length > maxLength)
      report('front-matter/title-length', at, `The title has ${title.length} characters.`, {
        note: `Shorten it to ${maxLength} or fewer, because search engines cut longer titles.`,
      });
  const keyOf = ({ file, title }: (typeof titled)[number]) =>
    `${path.posix.dirname(file)} ${title.toLowerCase()}`;
  for (const [{ at }, other] of repeated(titled, keyOf))
    report('front-matter/duplicate-title', at, `${other.file} has the same title.`, {
      note: 'Give each page its own title.',
    });
}

export const frontMatter = siteCheck({
  rules,
  check({ pages, siteDir }, report) {
    checkDocs(rootDir, pages, report);
    checkTitles(pages, report);
    for (const page of pages) checkImage(siteDir, page, report);
    const withSlug = pages.filter(
      ({ frontMatter: { slug } }) => typeof slug === 'string' && slug.startsWith('/'),
    );
    for (const [page, { file }] of repeated(withSlug, ({ url }) => url))
      report('slug/duplicate', placeOf(page, 'slug'), `This page has the same slug as ${file}.`, {
        note: 'Give one of them a different slug.',
      });
  },
});

/**
 * Reports translations with a different URL than the original page. Readers couldn't switch to
 * them.
 */
export function checkTranslations(
  docs: readonly DocFile[],
  originals: readonly DocFile[],
  report: SiteReport<{ 'front-matter/moved-slug': string }>,
): void {
  const addresses = new Map(originals.map(({ file, url }) => [file, url]));
  for (const { file, url, source } of docs) {
    const expected = addresses.get(originalOf(file));
    if (expected === undefined || expected === url) continue;
    const line = source.split('\n').findIndex((text) => text.startsWith('slug:')) + 1;
    report(
      'front-matter/moved-slug',
      { file, line: Math.max(1, line) },
      `The URL of the original page is ${expected}.`,
      { note: 'Use the same slug.' },
    );
  }
}
