import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Pictures } from '../../model/facts/pictures';
import type { Plugin } from '@docusaurus/types';
import {
  type PassedCheck,
  type Verification,
  verificationData,
} from '../../model/facts/verification';
import { products } from '../../model/facts/products';
import { quotedPath } from '../../model/code/quote';
import type { DemoModel } from '../../model/demos/demos';
import type { Page } from '../../model/pages/pages';
import { attributeText } from '../../model/pages/nodes';
import { readJson } from '../../model/files/files';
import { installedPackages } from '../../model/packages/installedPackages';
import { openSite, type Site } from '../../model/site';
import { isDevelopmentServer } from '../shared/command';
import type { DocumentedVersion } from '../../model/versions/versions';
import { codeHash, demosHash, type PageRecord, readRecords } from '../../model/verification';

interface VersionRecords {
  site: Site;
  version: DocumentedVersion;
  /** Versions of the packages that demos and samples run with now. */
  installed: Readonly<Record<string, string>>;
  records: Readonly<Record<string, PageRecord>>;
  pictures: Pictures;
}

/** The check that passed; `'old'` if its record doesn't match the page, `undefined` without one. */
type Result = PassedCheck | 'old' | undefined;

function daysOf(days: readonly string[]): PassedCheck['days'] {
  const sorted = [...days].sort();
  return [sorted[0] ?? '', sorted.at(-1) ?? ''];
}

function verifyDemos(
  placed: readonly DemoModel[],
  { demos }: PageRecord,
  { installed }: VersionRecords,
): Result {
  if (placed.length === 0) return undefined;
  if (demos?.source !== demosHash(placed, installed)) return 'old';
  const { count, day } = demos;
  return { kind: 'demos', count, days: [day, day], packages: installed };
}

function verifySamples(page: string, { samples }: PageRecord, on: VersionRecords): Result {
  if (!samples) return undefined;
  const { site, version, installed } = on;
  if (samples.source !== codeHash(site, [page], version, installed)) return 'old';
  const { count, day } = samples;
  return { kind: 'samples', count, days: [day, day], packages: installed };
}

function verifyCommands(page: string, { commands }: PageRecord, on: VersionRecords): Result {
  if (!commands || commands.count === 0) return undefined;
  const { count, day, after, packages, source } = commands;
  const { site, version } = on;
  const places = after.map((place) => quotedPath(place, version));
  const isThere = places.every((place) => existsSync(path.join(site.siteDir, place)));
  if (!isThere || source !== codeHash(site, [page, ...places], version)) return 'old';
  return { kind: 'commands', count, days: [day, day], packages };
}

/** Pictures of the product on a page. Drawings aren't taken from it. */
function verifyPictures({ elements }: Page, { pictures, version }: VersionRecords): Result {
  const entries = elements
    .filter(({ name }) => name === 'Picture')
    .map((element) => pictures[attributeText(element, 'name') ?? ''])
    .filter((entry) => entry?.format === 'webp');
  const taken = entries.flatMap((entry) => Object.values(entry?.states ?? {}));
  const [versionTaken, ...others] = new Set(taken.map((file) => file.taken.version));
  if (versionTaken === undefined) return undefined;
  if (others.length > 0) return 'old';
  const days = daysOf(taken.map((file) => file.taken.day));
  const packages = { [products[version.product].package]: versionTaken };
  return { kind: 'pictures', count: entries.length, days, packages };
}

/** Empty if one of a page's records is older than its content, or the page isn't valid MDX. */
function verifyPage(page: Page, demos: readonly DemoModel[], on: VersionRecords): PassedCheck[] {
  const { file } = page;
  if (page.syntax) return [];
  const record = on.records[file.slice(on.version.dir.length + 1)] ?? {};
  const placed = demos.filter(({ placements }) => placements.some((each) => each.page === file));
  const results = [
    verifyDemos(placed, record, on),
    verifySamples(file, record, on),
    verifyCommands(file, record, on),
    verifyPictures(page, on),
  ];
  const passed = results.filter((result) => result !== undefined);
  return passed.includes('old') ? [] : passed.filter((result) => result !== 'old');
}

export function verifyPages(site: Site): Verification {
  const { siteDir, versions, pages, demos } = site;
  const verified = versions.flatMap((version) => {
    const on: VersionRecords = {
      site,
      version,
      installed: installedPackages(siteDir, version),
      records: readRecords(siteDir, version),
      pictures: readJson<Pictures>(path.join(siteDir, version.pictures)),
    };
    return pages
      .filter((page) => page.version === version)
      .map((page) => [page.file, verifyPage(page, demos.demos, on)] as const);
  });
  return Object.fromEntries(verified.filter(([, checks]) => checks.length > 0));
}

/** For the line at the end of pages. `npm start` shows none, because its pages change. */
export function verification({ siteDir }: { siteDir: string }): Plugin<Verification> {
  return {
    name: verificationData,
    loadContent: async () => (isDevelopmentServer() ? {} : verifyPages(await openSite(siteDir))),
    contentLoaded: ({ content, actions }) => Promise.resolve(actions.setGlobalData(content)),
  };
}
