import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findScenes, selectScenes } from './findScenes';

test('scenes are folders with a shots file', () => {
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

  test.each(['concepts/themeing', 'concepts/th', 'concept', ''])('"%s" is not a scene', (name) =>
    expect(() => selectScenes(all, [name])).toThrow(`There is no scene "${name}".`),
  );
  test('suggests the nearest scene for a typo', () =>
    expect(() => selectScenes(all, ['concepts/themeing'])).toThrow('"concepts/theming"?'));
});
