import semver from 'semver';
import { productList } from '../../../src/site/products';
import { hasVersion } from '../packageVersions';
import peers from '../peers.json';
import { placeAt, proseOf } from '../prose/text';
import { pageCheck, type PageReport } from '../rule';
import type { Page } from '../site';

const rules = {
  'names/unknown-version': 'Versions of Toolpad exist.',
  'names/peer-version': 'Requirements in text match those of the package.',
};
type Report = PageReport<typeof rules>;

/** Packages by their names in text. */
const packages = {
  React: 'react',
  'React Router': 'react-router',
  'Next.js': 'next',
  'Material UI': '@mui/material',
  'MUI X': '@mui/x-data-grid',
} as const;

/** `Toolpad Core 0.15.0`, `Studio 0.13`, `version 0.6`. */
const release = /\b(Core|Studio|[Vv]ersion) (0\.\d+(?:\.\d+)?)\b/g;

/** `0.15 needs React 18 or 19`. */
const need =
  /\b(0\.\d+)(?:\.\d+)? (?:needs|requires|supports|works with|runs on) (React Router|React|Next\.js|Material UI|MUI X) (\d+(?:(?:, | or | and )\d+)*)/g;

function checkReleases(page: Page, text: string, report: Report): void {
  for (const { 1: word, 2: version = '', index } of text.matchAll(release)) {
    const meant = productList.filter(
      ({ shortName }) => word === shortName || /version/i.test(word ?? ''),
    );
    const names = [...meant.map((product) => product.package), 'create-toolpad-app'];
    if (!names.some((name) => hasVersion(name, version)))
      report(
        'names/unknown-version',
        placeAt(text, index),
        `"${word} ${version}" isn't a known release.`,
        {
          note: 'If it was released, add it to tools/checker/packages.txt.',
        },
      );
  }
}

function checkNeeds(text: string, report: Report): void {
  for (const { 1: version = '', 2: name = '', 3: list = '', index } of text.matchAll(need)) {
    const found = Object.entries<Record<string, string>>(peers).find(([each]) =>
      each.startsWith(`${version}.`),
    );
    const range = found?.[1][packages[name as keyof typeof packages]];
    const wrong = list
      .match(/\d+/g)
      ?.find((major) => range && !semver.intersects(`${major}.x`, range));
    if (wrong)
      report(
        'names/peer-version',
        placeAt(text, index),
        `Toolpad Core ${version} doesn't work with ${name} ${wrong}.`,
        {
          note: `It requires ${range}.`,
        },
      );
  }
}

/** Versions in text: of Toolpad, and of the packages that it works with. */
export const shownVersions = pageCheck({
  isCached: true,
  rules,
  check(page, report) {
    const text = proseOf(page);
    checkReleases(page, text, report);
    checkNeeds(text, report);
  },
});
