/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { density, maxBytes } from './camera';
import { findScenes, pageOf, pictureName } from './findScenes';
import { hashOf, imagesFolder, readManifest } from './manifest';
import { scenesFolder } from './takeScene';

const manifest = Object.entries(readManifest());
const scenes = findScenes(scenesFolder);

const files = manifest.flatMap(([name, { format, states }]) =>
  Object.entries(states).map(([state, stated]) => ({
    file: `${name}-${state}.${format}`,
    scale: format === 'svg' ? 1 : density,
    stated,
  })),
);

test.each(files)(
  '$file has the size and the hash of the manifest',
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
  '%s is of a scene, for its page, in both modes',
  (name, { scene, page, states }) => {
    expect(scenes).toContain(scene);
    expect(page).toBe(pageOf(scene));
    expect(name).toBe(pictureName(scene, path.basename(name)));
    expect(Object.keys(states)).toEqual(['light', 'dark']);
  },
);

test('every scene has pictures', () => {
  const taken = new Set(manifest.map(([, { scene }]) => scene));
  expect(scenes.filter((scene) => !taken.has(scene))).toEqual([]);
});
