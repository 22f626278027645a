import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { coreScenes } from './coreScenes';
import { readScenes, selectScenes, sourceHash } from './scenes';

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
