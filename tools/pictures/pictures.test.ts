import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { findGuides } from '@site/tools/guides/guide';
import { readIfExists } from '@site/model/files/files';
import { guideScene, guideSource, shotsOf } from '@site/tools/guides/browser';
import { density, maxBytes } from './camera';
import { hashOf, imagesFolder, pageOf, pictureName, readManifest } from './manifest';
import { readScenes, sourceHash } from './manifest';

const manifest = Object.entries(readManifest());
const scenes = [...readScenes()];
const names = scenes.map(([name]) => name);

const siteDir = path.join(__dirname, '../..');
/** Guides with scenarios that take pictures, and the names of the pictures. */
const guides = findGuides(siteDir, []).flatMap((page) => {
  const scenario = path.join(siteDir, page.replace(/\.mdx$/, '.guide.ts'));
  const shots = shotsOf(readFileSync(scenario, 'utf8'));
  return shots.length > 0 ? [{ page, shots }] : [];
});
const guideScenes = guides.map(({ page }) => guideScene(page));

const files = manifest.flatMap(([name, { format, states }]) =>
  Object.entries(states).flatMap(([state, { normal, ...stated }]) => [
    { file: `${name}-${state}.${format}`, scale: format === 'svg' ? 1 : density, stated },
    ...(normal
      ? [{ file: `${name}-${state}-1x.${format}`, scale: 1, stated: { ...stated, ...normal } }]
      : []),
  ]),
);

test.each(files)(
  '$file matches its size and hash in the manifest',
  async ({ file, scale, stated }) => {
    const place = path.join(imagesFolder, file);
    const { width, height } = await sharp(place).metadata();
    expect({ width, height }).toEqual({
      width: stated.width * scale,
      height: stated.height * scale,
    });
    expect(statSync(place).size).toBe(stated.bytes);
    expect(stated.bytes).toBeLessThanOrEqual(maxBytes);
    expect(hashOf(readFileSync(place))).toBe(stated.hash);
  },
);

test.each(manifest)(
  '%s has a scene, a page, and both modes',
  (name, { scene, page, states, format }) => {
    // Drawings are SVG files, which have no scene.
    if (format === 'webp') expect([...names, ...guideScenes]).toContain(scene);
    expect(page).toBe(pageOf(scene, path.basename(name)));
    expect(name).toBe(pictureName(scene, path.basename(name)));
    expect(Object.keys(states)).toEqual(['light', 'dark']);
    for (const { normal } of Object.values(states)) expect(!normal).toBe(format === 'svg');
  },
);

test.each(scenes)('the pictures of %s match the current scene and app', (name, code) => {
  const now = sourceHash(code);
  const stale = manifest.flatMap(([picture, entry]) =>
    Object.entries(entry.states)
      .filter(([, { source }]) => entry.scene === name && source !== now)
      .map(([mode]) => `${picture}-${mode} is stale: npm run pictures -- ${name}`),
  );
  expect(stale).toEqual([]);
});

test('every scene has pictures', () => {
  const taken = new Set(manifest.map(([, { scene }]) => scene));
  expect(names.filter((scene) => !taken.has(scene))).toEqual([]);
});

test.each(guides)('the pictures of $page match the current guide', async ({ page, shots }) => {
  const scene = guideScene(page);
  const now = await guideSource(page, siteDir);
  const entries = manifest.filter(([, entry]) => entry.scene === scene);
  expect(entries.map(([name]) => name).sort()).toEqual(
    shots.map((shot) => pictureName(scene, shot)).sort(),
  );
  const stale = entries.flatMap(([picture, entry]) =>
    Object.entries(entry.states)
      .filter(([, { source }]) => source !== now)
      .map(([mode]) => `${picture}-${mode} is stale: npm run test:guides -- --pictures ${page}`),
  );
  expect(stale).toEqual([]);
});

test('pages of the next version show the pictures that their guides take', () => {
  const nextFile = (page: string, extension: string) =>
    page.replace(/^(docs-\w+)(.*)\.mdx$/, `$1-next$2${extension}`);
  const read = (file: string) => readIfExists(path.join(siteDir, file));
  const lost = guides.flatMap(({ page, shots }) => {
    const text = read(nextFile(page, '.mdx'));
    const scenario = read(nextFile(page, '.guide.ts'));
    const taken = scenario === undefined ? shots : shotsOf(scenario);
    return taken
      .map((shot) => pictureName(guideScene(page), shot))
      .filter((name) => text !== undefined && !text.includes(`name="${name}"`))
      .map((name) => `${nextFile(page, '.mdx')} lacks ${name}`);
  });
  expect(lost).toEqual([]);
});
