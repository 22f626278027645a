import type { LoadContext, Plugin } from '@docusaurus/types';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { verificationData, type Verification } from '../../model/facts/verification';
import { collectDocs, type DocsOfVersion } from '../articles/articles';
import { readBuiltPages } from '../articles/builtPages';
import type { DocumentedVersion } from '../../model/versions/versions';
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
  context: LoadContext,
  { versions }: { versions: readonly DocumentedVersion[] },
): Plugin {
  const { siteDir, baseUrl, siteConfig, i18n } = context;
  let collected: DocsOfVersion[] = [];
  let verification: Verification = {};
  return {
    name: 'markdown',

    allContentLoaded({ allContent }) {
      collected = collectDocs(siteDir, versions, allContent);
      verification = (allContent[verificationData]?.default ?? {}) as Verification;
    },

    async postBuild({ outDir }) {
      const root = path.resolve(outDir, path.posix.relative(baseUrl, '/'));
      const built = readBuiltPages(context, outDir, collected);
      const { url, title, tagline } = siteConfig;
      const files = renderSite({
        ...{ siteDir, built, versions, collected, verification, title, tagline },
        origin: url,
        language: i18n.currentLocale,
        languages: siteConfig.i18n.locales,
      });
      await writeFiles(root, files);
    },
  };
}
