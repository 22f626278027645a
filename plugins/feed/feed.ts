import type { LoadContext, Plugin } from '@docusaurus/types';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { defaultLanguage } from '../../model/facts/languages';
import { feedFile } from '../../model/facts/pageFiles';
import { collectDocs } from '../articles/articles';
import { type DocumentedVersion, isCutVersion } from '../../model/versions/versions';
import { logFormat, readChanges, type Change, renderFeed, type ChangedPage } from './render';

/** Number of commits that are read, which is more than the feed shows. */
const maxCommits = 500;

/** Last changes of the pages, by path from the root of the site; empty without Git. */
async function gitChanges(
  siteDir: string,
  versions: readonly DocumentedVersion[],
): Promise<Map<string, Change>> {
  const pages = versions.flatMap(({ dir }) => [`${dir}/*.md`, `${dir}/*.mdx`]);
  const options = [`--max-count=${maxCommits}`, `--format=${logFormat}`, '--name-status'];
  const log = await promisify(execFile)('git', ['log', ...options, '--', ...pages], {
    cwd: siteDir,
    maxBuffer: 50_000_000,
  }).catch(() => ({ stdout: '' }));
  return readChanges(log.stdout);
}

/** Writes `feed.xml`, an Atom feed of new and changed pages, and of releases. */
export function feed(
  { siteDir, baseUrl, siteConfig, i18n }: LoadContext,
  { versions }: { versions: readonly DocumentedVersion[] },
): Plugin {
  const isDefault = i18n.currentLocale === defaultLanguage;
  let pages: { file: string; page: Omit<ChangedPage, 'change'> }[] = [];
  return {
    name: 'feed',

    allContentLoaded({ allContent }) {
      pages = collectDocs(siteDir, versions, allContent).flatMap(({ docs }) =>
        docs.map(({ file, path: url, title, description }) => ({
          file: path.relative(siteDir, file).replaceAll(path.sep, '/'),
          page: { url, title, description },
        })),
      );
    },

    async postBuild({ outDir }) {
      if (!isDefault) return;
      // The pages of cut versions don't change any more.
      const changing = versions.filter((version) => !isCutVersion(version));
      const changes = await gitChanges(siteDir, changing);
      const changed = pages.flatMap(({ file, page }) => {
        const change = changes.get(file);
        return change ? [{ ...page, change }] : [];
      });
      const { url: origin, title } = siteConfig;
      const xml = renderFeed({ origin, title, url: `${baseUrl}${feedFile}` }, changed, versions);
      await writeFile(path.join(outDir, feedFile), xml);
    },
  };
}
