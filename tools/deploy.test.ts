import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compare, compressFiles, differingFiles, readBuild, renderDifference } from './deploy';

describe('compressFiles', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'compress-'));
  afterAll(() => rmSync(root, { recursive: true }));

  test('compresses text files below the top folder that get smaller', async () => {
    const long = '<p>text</p>'.repeat(100);
    const site = path.join(root, 'toolpad');
    mkdirSync(site);
    for (const name of ['404.html', 'toolpad/index.html', 'toolpad/a.zip'])
      writeFileSync(path.join(root, name), long);
    writeFileSync(path.join(site, 'small.css'), 'a{}');
    expect(await compressFiles(root)).toBe(1);
    expect(readdirSync(root)).toEqual(['404.html', 'toolpad']);
    expect(readdirSync(site).sort()).toEqual([
      'a.zip',
      'index.html',
      'index.html.br',
      'index.html.gz',
      'small.css',
    ]);
    const read = (ending: string) => readFileSync(path.join(site, `index.html.${ending}`));
    expect(brotliDecompressSync(read('br')).toString()).toBe(long);
    expect(gunzipSync(read('gz')).toString()).toBe(long);
  });
});

describe('compare', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'diff-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function build(name: string, files: Record<string, string>): string {
    const root = path.join(folder, name);
    for (const [file, text] of Object.entries({ 'toolpad/index.html': 'home', ...files })) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    return root;
  }

  const before = build('before', {
    'toolpad/core/a/index.html': 'a',
    'toolpad/core/gone/index.html': 'gone',
    'toolpad/assets/js/main.11111111.js': 'x'.repeat(2000),
    'toolpad/index.html.br': 'packed',
  });
  const after = build('after', {
    'toolpad/core/a/index.html': 'A new text',
    'toolpad/core/b/index.html': 'b',
    'toolpad/assets/js/main.22222222.js': 'x'.repeat(500),
  });

  test('lists new, changed, and removed pages, and compares sizes', () => {
    const difference = compare(readBuild(before), readBuild(after));
    expect(difference).toMatchObject({
      added: ['/toolpad/core/b/'],
      changed: ['/toolpad/core/a/'],
      removed: ['/toolpad/core/gone/'],
    });
    expect(renderDifference(difference)).toBe(
      [
        '# Changes since the last deploy',
        '',
        '## Removed URLs: 1',
        '',
        '- /toolpad/core/gone/',
        '',
        '## New: 1',
        '',
        '- /toolpad/core/b/',
        '',
        '## Changed: 1',
        '',
        '- /toolpad/core/a/',
        '',
        '## Bytes',
        '',
        '| kind | before | after | difference |',
        '| --- | --- | --- | --- |',
        '| html | 0.0 kB | 0.0 kB | +0.0 kB |',
        '| js | 2.0 kB | 0.5 kB | −1.5 kB |',
        '',
      ].join('\n'),
    );
  });

  test('identical builds have no changes', () => {
    expect(renderDifference(compare(readBuild(before), readBuild(before)))).toBe(
      'Nothing changed.\n',
    );
  });

  test('a page with renamed scripts counts as unchanged', () => {
    const pageWith = (hash: string) => ({
      'toolpad/c/index.html': `<h1>C</h1><script src="/toolpad/assets/page/page-${hash}.js"></script>`,
    });
    const snapshotWith = (hash: string) => readBuild(build(`page-${hash}`, pageWith(hash)));
    expect(compare(snapshotWith('11111111'), snapshotWith('22222222')).changed).toEqual([]);
  });

  test('an invalid build folder is reported', () => {
    expect(() => readBuild(path.join(folder, 'nowhere'))).toThrow('nowhere is not a build');
  });
});

describe('differingFiles', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'differences-'));
  afterAll(() => rmSync(parent, { recursive: true }));

  function folder(files: Record<string, string>): string {
    const root = mkdtempSync(path.join(parent, 'side-'));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
    return root;
  }

  test.each([
    ['the same files', { 'a.js': '1', 'b/c.js': '2' }, { 'b/c.js': '2', 'a.js': '1' }, []],
    ['a byte more', { 'a.js': '1' }, { 'a.js': '1 ' }, ['a.js']],
    ['a file of another name', { 'a.1.js': '1' }, { 'a.2.js': '1' }, ['a.1.js', 'a.2.js']],
    ['a file that is missing', { 'a.js': '1', 'b/c.js': '2' }, { 'a.js': '1' }, ['b/c.js']],
    ['nothing on either side', {}, {}, []],
  ])('%s', (_, a, b, expected) => {
    expect(differingFiles(folder(a), folder(b))).toEqual(expected);
  });
});
