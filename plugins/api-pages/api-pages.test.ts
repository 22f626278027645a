import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { LinkedDemo } from '../../model/demos/demoLinks';
import { documentedVersions } from '../../model/versions/versions';
import { apiPages } from './api-pages';

const siteDir = path.resolve(__dirname, '../..');
const versions = documentedVersions(siteDir);

const demo = (title: string, dir: string, specifier: string): LinkedDemo => ({
  dir,
  link: { title, href: '/toolpad/core/react-account/#New' },
  imports: [{ specifier, names: ['Account'] }],
});

test('an API page lists the current demos that import its export, in the same version', async () => {
  const linked = [
    demo('New', 'docs-core', '@toolpad/core/Account'),
    demo('Other package', 'docs-core', '@toolpad/core-extra'),
    demo('Other version', 'core_versioned_docs/version-0.1.0', '@toolpad/core'),
  ];
  const data = new Map<string, string>();
  await apiPages({ siteDir } as LoadContext, { versions }).allContentLoaded?.({
    allContent: { demos: { default: { linked } } },
    actions: {
      createData: (name: string, text: string) => {
        data.set(name, text);
        return Promise.resolve(name);
      },
    },
  } as never);
  const demosIn = (name: string) =>
    [...data.values()]
      .map((text) => JSON.parse(text) as { name: string; demos?: { title: string }[] })
      .find((entry) => entry.name === name)?.demos;
  expect(demosIn('Account')?.map(({ title }) => title)).toEqual(['New']);
  expect(demosIn('Crud')).toEqual([]);
});
