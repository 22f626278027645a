import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findScenes, pageOf, pictureName, selectScenes } from './findScenes';

test('scenes are the folders that have shots', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scenes-'));
  for (const scene of ['concepts/theming', 'concepts/queries/app', 'concepts/queries/second']) {
    mkdirSync(path.join(folder, scene), { recursive: true });
    if (!scene.endsWith('app')) writeFileSync(path.join(folder, scene, 'shots.ts'), '');
  }
  writeFileSync(path.join(folder, 'concepts/queries/stubs.ts'), '');
  expect(findScenes(folder)).toEqual(['concepts/queries/second', 'concepts/theming']);
  rmSync(folder, { recursive: true });
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

  test.each(['concepts/themeing', 'concepts/th', 'concept', ''])('"%s" is no scene', (name) =>
    expect(() => selectScenes(all, [name])).toThrow(`There is no scene "${name}".`),
  );
  test('a typo names the nearest', () =>
    expect(() => selectScenes(all, ['concepts/themeing'])).toThrow('"concepts/theming"?'));
});

test('a scene tells its page and the names of its pictures, with or without a folder below the page', () => {
  expect(pageOf('concepts/queries', 'panel')).toBe('docs-studio/concepts/queries.mdx');
  expect(pageOf('concepts/queries/second', 'panel')).toBe('docs-studio/concepts/queries.mdx');
  expect(pictureName('concepts/queries/second', 'panel')).toBe('studio/queries/panel');
});

test('a scene of the reference takes a picture for each page of a folder', () => {
  expect(pageOf('reference/components', 'tabs')).toBe('docs-studio/reference/components/tabs.mdx');
  expect(pictureName('reference/components', 'tabs')).toBe('studio/components/tabs');
});

test('a guide has a scene of the path of its page, and an index page the name of its folder', () => {
  const scene = 'guides/docs-core/introduction/tutorial/index';
  expect(pageOf(scene, 'start')).toBe('docs-core/introduction/tutorial/index.mdx');
  expect(pictureName(scene, 'start')).toBe('core/tutorial/start');
  expect(pictureName('guides/docs-core/guides/testing', 'tests')).toBe('core/testing/tests');
});

test('example projects are all on one page', () => {
  expect(pageOf('projects/plain', 'plain')).toBe('docs-core/introduction/examples.mdx');
  expect(pictureName('projects/plain', 'plain')).toBe('core/examples/plain');
});
