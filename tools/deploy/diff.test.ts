import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compare, renderDifference, readBuild } from './diff';

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
