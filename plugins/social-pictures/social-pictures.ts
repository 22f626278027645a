import type { LoadContext, Plugin } from '@docusaurus/types';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { products } from '../../model/facts/products';
import { socialPictureUrl } from '../../model/facts/pageFiles';
import { collectDocs, type DocsOfVersion } from '../articles/articles';
import { readBuiltPages } from '../articles/builtPages';
import { otherPages } from '../markdown/render';
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
  context: LoadContext,
  { versions }: { versions: readonly DocumentedVersion[] },
): Plugin {
  const { siteDir, baseUrl, siteConfig } = context;
  const cache = path.join(siteDir, 'node_modules/.cache/toolpad-docs/social');
  const texts = new Map<string, PictureText>();
  let collected: DocsOfVersion[] = [];
  return {
    name: 'social-pictures',

    allContentLoaded({ allContent }) {
      collected = collectDocs(siteDir, versions, allContent);
      for (const { version, docs } of collected) {
        const name = `${products[version.product].name} ${version.label}`;
        for (const { path: url, title, description } of docs)
          texts.set(url, { product: name, title, description });
      }
    },

    async postBuild({ outDir }) {
      const root = path.resolve(outDir, path.posix.relative(baseUrl, '/'));
      const built = readBuiltPages(context, outDir, collected);
      for (const { url, title, description } of otherPages(built))
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
