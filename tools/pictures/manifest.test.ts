import os from 'node:os';
import path from 'node:path';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { coreScenes } from './coreScenes';
import {
  readScenes,
  selectScenes,
  sourceHash,
  addPicture,
  hashOf,
  pageOf,
  pictureName,
  withoutOldPictures,
  type TakenPicture,
} from './manifest';
import type { Pictures } from '../../model/facts/pictures';

test('reads each scene up to the next one', () => {
  const scenes = readScenes();
  expect([...scenes.keys()]).toEqual(expect.arrayContaining([...coreScenes.keys()]));
  const theming = scenes.get('concepts/theming') ?? '';
  expect(theming).toMatch(/^scene\('concepts\/theming', \{ app: 'shop' \}, [^]*\}\);$/);
  for (const source of scenes.values()) expect(source.match(/\bscene\(/g)).toHaveLength(1);
});

describe('selectScenes', () => {
  const all = ['concepts/queries', 'concepts/theming', 'how-to-guides/basic-auth'];

  test.each([
    ['nothing means all', [], all],
    ['a name', ['concepts/theming'], ['concepts/theming']],
    ['a group', ['concepts'], ['concepts/queries', 'concepts/theming']],
    [
      'a name and its group',
      ['concepts/theming', 'concepts'],
      ['concepts/queries', 'concepts/theming'],
    ],
  ])('%s', (_situation, wanted, expected) => expect(selectScenes(all, wanted)).toEqual(expected));

  test.each(['concepts/themeing', 'concepts/th', 'concept', ''])('"%s" is not a scene', (name) =>
    expect(() => selectScenes(all, [name])).toThrow(`There is no scene "${name}".`),
  );
  test('suggests the nearest scene for a typo', () =>
    expect(() => selectScenes(all, ['concepts/themeing'])).toThrow('"concepts/theming"?'));
});

describe('sourceHash', () => {
  let siteDir: string;
  const write = (file: string, text: string) => {
    const place = path.join(siteDir, 'studio-tools/pictures/apps/shop', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  };
  const hash = (steps = '') => sourceHash(`scene('a/b', { app: 'shop' }, ${steps});`, siteDir);

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(os.tmpdir(), 'site-'));
    write('pages/orders/page.yml', 'kind: page');
  });
  afterEach(() => rmSync(siteDir, { recursive: true }));

  test('the same files produce the same hash', () => {
    expect(hash()).toMatch(/^[0-9a-f]{16}$/);
    expect(hash()).toBe(hash());
  });

  test('other steps make pictures outdated', () => {
    expect(hash('steps')).not.toBe(hash());
  });

  test.each([
    ['a changed file', () => write('pages/orders/page.yml', 'kind: page # Orders')],
    ['a new file', () => write('theme.yml', 'kind: theme')],
    [
      'a file with another name',
      () => {
        rmSync(path.join(siteDir, 'studio-tools/pictures/apps/shop/pages'), { recursive: true });
        write('pages/order/page.yml', 'kind: page');
      },
    ],
  ])('%s makes pictures outdated', (_change, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  test("build results of Studio and tests don't make pictures outdated", () => {
    const before = hash();
    write('.generated/app/index.html', '<html>');
    write('node_modules/left/index.js', '');
    write('stubs.test.ts', 'test');
    expect(hash()).toBe(before);
  });
});

const taken: TakenPicture = {
  name: 'studio/theming/panel',
  scene: 'concepts/theming',
  page: 'docs-studio/concepts/theming.mdx',
  mode: 'dark',
  format: 'webp',
  width: 320,
  height: 200,
  content: Buffer.from('dark'),
  source: 'source',
};

test('both modes of a picture share an entry', () => {
  const once = addPicture({}, taken);
  expect(once).toEqual({
    'studio/theming/panel': {
      page: 'docs-studio/concepts/theming.mdx',
      scene: 'concepts/theming',
      format: 'webp',
      states: {
        dark: {
          ...{ width: 320, height: 200, bytes: 4, hash: hashOf('dark'), source: 'source' },
          taken: { day: new Date().toISOString().slice(0, 10), version: '0.13.0' },
        },
      },
    },
  });
  const twice = addPicture(once, { ...taken, mode: 'light', content: Buffer.from('light one') });
  expect(Object.keys(twice['studio/theming/panel']!.states)).toEqual(['light', 'dark']);
  expect(twice['studio/theming/panel']!.states.light?.bytes).toBe(9);
  expect(twice['studio/theming/panel']!.states.dark).toEqual(
    once['studio/theming/panel']!.states.dark,
  );
});

test('an entry lists the file for screens of normal density', () => {
  const pictures = addPicture({}, { ...taken, normal: Buffer.from('1x') });
  expect(pictures['studio/theming/panel']!.states.dark?.normal).toEqual({
    bytes: 2,
    hash: hashOf('1x'),
  });
});

test("a new picture replaces its entry, and other entries don't change", () => {
  const other = { ...taken, name: 'studio/theming/other' };
  const before = addPicture(addPicture({}, taken), other);
  const after = addPicture(before, { ...taken, content: Buffer.from('changed') });
  expect(after['studio/theming/panel']!.states.dark?.hash).toBe(hashOf('changed'));
  expect(after['studio/theming/other']).toEqual(before['studio/theming/other']);
});

test('entries are sorted by scene', () => {
  const first = { ...taken, name: 'studio/button/zoom', scene: 'components/button' };
  expect(Object.keys(addPicture(addPicture({}, taken), first))).toEqual([
    'studio/button/zoom',
    'studio/theming/panel',
  ]);
});

test("two scenes can't take the same picture", () => {
  const pictures = addPicture({}, taken);
  expect(() => addPicture(pictures, { ...taken, scene: 'how-to-guides/theming' })).toThrow(
    'Two scenes take "studio/theming/panel": concepts/theming and how-to-guides/theming.',
  );
});

test('removes the pictures that a scene no longer takes, but not those of other scenes', () => {
  const pictures: Pictures = addPicture(
    addPicture(addPicture({}, taken), { ...taken, name: 'studio/theming/old' }),
    { ...taken, name: 'studio/button/old', scene: 'components/button' },
  );
  expect(
    Object.keys(
      withoutOldPictures(pictures, 'concepts/theming', new Set(['studio/theming/panel'])),
    ),
  ).toEqual(['studio/button/old', 'studio/theming/panel']);
});

test('the name of a scene determines its page and its pictures, even if the scene is in a subfolder', () => {
  expect(pageOf('concepts/queries', 'panel')).toBe('docs-studio/concepts/queries.mdx');
  expect(pageOf('concepts/queries/second', 'panel')).toBe('docs-studio/concepts/queries.mdx');
  expect(pictureName('concepts/queries/second', 'panel')).toBe('studio/queries/panel');
});

test('a scene in reference takes a picture for each page of a folder', () => {
  expect(pageOf('reference/components', 'tabs')).toBe('docs-studio/reference/components/tabs.mdx');
  expect(pictureName('reference/components', 'tabs')).toBe('studio/components/tabs');
});

test('the scene of a guide has the path of its page, and pictures of an index page have the name of its folder', () => {
  const scene = 'guides/docs-core/introduction/tutorial/index';
  expect(pageOf(scene, 'start')).toBe('docs-core/introduction/tutorial/index.mdx');
  expect(pictureName(scene, 'start')).toBe('core/tutorial/start');
  expect(pictureName('guides/docs-core/guides/testing', 'tests')).toBe('core/testing/tests');
});

test('pictures of all example projects are on one page', () => {
  expect(pageOf('projects/plain', 'plain')).toBe('docs-core/introduction/examples.mdx');
  expect(pictureName('projects/plain', 'plain')).toBe('core/examples/plain');
});
