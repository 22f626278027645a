import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readQuote } from '../code/quote';
import { readSources } from '../files/files';
import { documentedVersions } from '../versions/versions';
import { docsIn, isPage, isPartial } from './pages';

test.each([
  ['docs-core/introduction/overview.mdx', 'page'],
  ['docs-core/introduction/overview.md', 'page'],
  ['core_versioned_docs/version-0.13.0/overview.mdx', 'page'],
  ['docs-core/introduction/_requirements.mdx', 'partial'],
  ['docs-core/introduction/_requirements.md', 'partial'],
  ['docs-core/_shared/requirements.mdx', 'partial'],
  ['docs-core/components/crud/CrudBasic.tsx', 'neither'],
  ['docs-core/components/crud/data.mdx.json', 'neither'],
  ['docs-core/_shared/Basic.tsx', 'neither'],
])('%s is a %s', (file, kind) => {
  expect([isPage(file), isPartial(file)]).toEqual([kind === 'page', kind === 'partial']);
});

const [core] = documentedVersions(path.resolve(__dirname, '../..'));
let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'collect-'));
  mkdirSync(path.join(siteDir, 'docs-core'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

test('pages, demos, and quoted files can have Windows line endings', () => {
  writeFileSync(
    path.join(siteDir, 'docs-core/a.mdx'),
    '---\r\ntitle: A page\r\nslug: /a/\r\n---\r\n\r\nText.\r\n',
  );
  writeFileSync(path.join(siteDir, 'docs-core/A.tsx'), 'const a = 1;\r\n');
  const sources = readSources(siteDir, ['docs-core']);
  const [page] = docsIn(sources, [core!]);
  expect(page).toMatchObject({
    url: '/toolpad/core/a/',
    frontMatter: { title: 'A page' },
    source: '---\ntitle: A page\nslug: /a/\n---\n\nText.\n',
  });
  expect(sources.get('docs-core/A.tsx')).toBe('const a = 1;\n');
  expect(readQuote({ file: 'docs-core/A.tsx' }, siteDir)).toBe('const a = 1;');
});
