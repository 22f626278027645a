/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { answer, drawDog } from './dogApi';
import { expressions } from './tutorial';

const images = path.resolve('static/static/images');

interface Placed {
  page: string;
  name: string;
  format: string;
  width: number;
  height: number;
}

/** Every `<Picture>` of the Studio pages that this folder's script takes. */
function placedPictures(): Placed[] {
  const pages = readdirSync('docs-studio', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.mdx'),
  );
  return pages.flatMap((page) => {
    const source = readFileSync(path.join('docs-studio', page), 'utf8');
    return [...source.matchAll(/<Picture\s[^>]*?\/>/g)].map(([tag]) => {
      const value = (name: string) => new RegExp(`\\s${name}=["{]([^"}]*)`).exec(tag)?.[1] ?? '';
      return {
        page,
        name: value('name'),
        format: value('format') || 'webp',
        width: Number(value('width')),
        height: Number(value('height')),
      };
    });
  });
}

const placed = placedPictures().filter(({ name }) =>
  /^studio\/(overview|first-app|why-toolpad)\//.test(name),
);

const twins = placed.flatMap(({ name, format, ...rest }) =>
  ['light', 'dark'].map((mode) => ({ file: `${name}-${mode}.${format}`, ...rest })),
);

test.each(twins)('$page shows $file in its size, below 80 kB', async ({ file, width, height }) => {
  const found = await sharp(path.join(images, file)).metadata();
  expect([found.width, found.height]).toEqual([width, height]);
  expect(statSync(path.join(images, file)).size).toBeLessThanOrEqual(80_000);
});

test('the pages place all pictures, and the tutorial has thirteen of them', () => {
  const files = ['overview', 'first-app', 'why-toolpad'].flatMap((folder) =>
    readdirSync(path.join(images, 'studio', folder)).map((file) => `studio/${folder}/${file}`),
  );
  expect(files.sort()).toEqual(twins.map(({ file }) => file).sort());
  expect(placed.filter(({ page }) => page.endsWith('first-app.mdx'))).toHaveLength(13);
});

test.each(Object.entries(expressions))(
  'the tutorial tells its reader to type what the pictures show: %s',
  (_name, text) => {
    const tutorial = readFileSync('docs-studio/getting-started/first-app.mdx', 'utf8');
    expect(tutorial).toMatch(
      new RegExp('```js\\n\\s*' + text.replace(/[$()[\]{}.?|*+^]/g, '\\$&') + '\\n'),
    );
  },
);

test('the stand-in answers in the form of the Dog API, and nothing it does not know', () => {
  expect(answer('/api/breeds/list/all')).toMatchObject({
    status: 'success',
    message: { akita: [], collie: ['border'] },
  });
  expect(answer('/api/breed/akita/images/random')).toEqual({
    status: 'success',
    message: 'https://images.dog.ceo/breeds/akita/1.jpg',
  });
  for (const path of [
    '/',
    '/api/breed/unicorn/images/random',
    '/api/breed/akita',
    '/api/breed/toString/images/random',
  ])
    expect(answer(path)).toBeNull();
});

test('a drawn dog is a picture with its breed on it', async () => {
  expect(drawDog('beagle')).toContain('>beagle</text>');
  expect((await sharp(Buffer.from(drawDog('beagle'))).metadata()).format).toBe('svg');
});
