import type { Pictures } from '../../src/site/pictures';
import {
  addPicture,
  hashOf,
  pageOf,
  pictureName,
  withoutOldPictures,
  type TakenPicture,
} from './manifest';

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
