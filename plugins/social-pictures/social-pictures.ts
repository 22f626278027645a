import type { LoadContext, Plugin } from '@docusaurus/types';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLanguage } from '../../model/facts/languages';
import { products } from '../../model/facts/products';
import { socialPictureUrl } from '../../model/facts/pageFiles';
import { articlesIn, collectDocs } from '../articles/articles';
import { otherPages } from '../markdown/pages';
import { hashOf } from '../../model/caches/resultCache';
import type { DocumentedVersion } from '../../model/versions/versions';
import type { PictureText } from './draw';

/** Increase it when `draw.ts` or its packages change. */
const design = 1;

/** Draws a picture, or copies the one with the same text that an earlier build has drawn. */
async function writePicture(file: string, cache: string, text: PictureText): Promise<void> {
  const cached = path.join(cache, `${hashOf([design, text])}.png`);
  await mkdir(path.dirname(file), { recursive: true });
  if (!existsSync(cached)) {
    // `npm start` doesn't need the renderer.
    const { drawPicture } = await import('./draw');
    await writeFile(cached, await drawPicture(text));
  }
  await copyFile(cached, file);
}

/** Draws the picture that other sites show beside a link, for each page with a Markdown page. */
export function socialPictures(
  { siteDir, baseUrl, siteConfig, i18n, generatedFilesDir }: LoadContext,
  { versions }: { versions: readonly DocumentedVersion[] },
): Plugin {
  const cache = path.join(siteDir, 'node_modules/.cache/toolpad-docs/social');
  const texts = new Map<string, PictureText>();
  return {
    name: 'social-pictures',

    allContentLoaded({ allContent }) {
      for (const { version, docs } of collectDocs(siteDir, versions, allContent)) {
        const name = `${products[version.product].name} ${version.label}`;
        for (const { path: url, title, description } of docs)
          texts.set(url, { product: name, title, description });
      }
    },

    async postBuild({ outDir }) {
      const root = path.resolve(outDir, path.posix.relative(baseUrl, '/'));
      if (i18n.currentLocale === defaultLanguage)
        for (const { url, title, description } of otherPages(articlesIn(root, generatedFilesDir)))
          texts.set(url, { product: siteConfig.title, title, description });
      await mkdir(cache, { recursive: true });
      await Promise.all(
        [...texts].map(([url, text]) =>
          writePicture(path.join(root, socialPictureUrl(url)), cache, text),
        ),
      );
    },
  };
}
