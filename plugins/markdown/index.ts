import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { verificationData, type Verification } from '../../src/site/verification';
import { collectVersions, type SearchVersion } from '../search/collect';
import type { DocumentedVersion } from '../shared/versions';
import { renderSite } from './site';

async function writeFiles(root: string, files: ReadonlyMap<string, string>): Promise<void> {
  await Promise.all(
    [...files].map(async ([url, text]) => {
      const file = path.join(root, url);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }),
  );
}

/**
 * Writes each page as Markdown beside its HTML (docs/behavior.md#markdown), the indexes `llms.txt`
 * and `llms-full.txt`, and the skills for agents.
 */
export function markdown(
  { siteDir, baseUrl: ownBaseUrl, siteConfig, i18n, generatedFilesDir }: LoadContext,
  { versions }: { versions: readonly DocumentedVersion[] },
): Plugin {
  let collected: SearchVersion[] = [];
  let verification: Verification = {};
  return {
    name: 'markdown',

    allContentLoaded({ allContent }) {
      const instances = allContent['docusaurus-plugin-content-docs'] ?? {};
      collected = collectVersions(siteDir, versions, instances as Record<string, LoadedContent>);
      verification = (allContent[verificationData]?.default ?? {}) as Verification;
    },

    async postBuild({ outDir }) {
      const root = path.resolve(outDir, path.posix.relative(ownBaseUrl, '/'));
      const { url, title, tagline } = siteConfig;
      const files = await renderSite({
        ...{ siteDir, generatedFilesDir, versions, collected, verification, title, tagline },
        origin: url,
        language: i18n.currentLocale,
        languages: siteConfig.i18n.locales,
      });
      await writeFiles(root, files);
    },
  };
}
