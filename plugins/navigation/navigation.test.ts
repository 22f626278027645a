import type { LoadContext } from '@docusaurus/types';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageList } from './navigation';

let outDir = '';
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'page-list-'));
});
afterEach(() => rmSync(outDir, { recursive: true }));

const doc = (permalink: string, title: string) => ({
  permalink,
  title,
  description: 'not listed',
  frontMatter: {},
});
const version = (docs: object[], url = '') => ({
  loadedVersions: [{ docs, sidebars: {}, isLast: !url, path: url }],
});

/** Data written for the content of all plugins. */
async function written(allContent: object, list = 'pages.json'): Promise<unknown> {
  const plugin = pageList({ baseUrl: '/toolpad/', generatedFilesDir: outDir } as LoadContext);
  await plugin.allContentLoaded?.({ allContent, actions: {} } as never);
  await plugin.postBuild?.({ outDir } as never);
  return JSON.parse(readFileSync(path.join(outDir, list), 'utf8'));
}

test('the pages of the current versions are listed by URL and title', async () => {
  const core = {
    loadedVersions: [
      ...version([doc('/toolpad/core/a/', 'A')]).loadedVersions,
      ...version([doc('/toolpad/core/v1/a/', 'A')], '/toolpad/core/v1').loadedVersions,
    ],
  };
  expect(
    await written({
      'docusaurus-plugin-content-docs': {
        core,
        studio: version([doc('/toolpad/studio/b/', 'B & C')]),
      },
      'docusaurus-plugin-content-pages': { default: [] },
    }),
  ).toEqual([
    { path: '/toolpad/core/a/', title: 'A' },
    { path: '/toolpad/studio/b/', title: 'B & C' },
  ]);
});

test('another version has its own list', async () => {
  const core = version([doc('/toolpad/core/v1/a/', 'A')], '/toolpad/core/v1');
  const content = { 'docusaurus-plugin-content-docs': { core } };
  expect(await written(content, 'core/v1/pages.json')).toEqual([
    { path: '/toolpad/core/v1/a/', title: 'A' },
  ]);
});

test('a sidebar label is listed if it differs from the title', async () => {
  const docs = [
    { id: 'a', ...doc('/toolpad/core/a/', 'A') },
    { id: 'b', ...doc('/toolpad/core/b/', 'B') },
    { id: 'c', ...doc('/toolpad/core/c/', 'C') },
  ];
  const items = [
    { type: 'doc', id: 'a', label: 'Overview' },
    { type: 'category', label: 'More', items: [{ type: 'doc', id: 'b', label: 'B' }] },
    { type: 'doc', id: 'c' },
  ];
  const core = { loadedVersions: [{ docs, sidebars: { core: items }, isLast: true }] };
  expect(await written({ 'docusaurus-plugin-content-docs': { core } })).toEqual([
    { path: '/toolpad/core/a/', title: 'A', label: 'Overview' },
    { path: '/toolpad/core/b/', title: 'B' },
    { path: '/toolpad/core/c/', title: 'C' },
  ]);
});

test('without docs, the list is empty', async () => {
  expect(await written({})).toEqual([]);
});
