import type { Release } from '../facts/apiRelease';
import { documentedVersions } from '../versions/versions';
import { readApiData, readSince } from './data';
import { renderReleases } from './releases';

const siteDir = process.cwd();
const versions = documentedVersions(siteDir).filter(({ product }) => product === 'core');
const [current] = versions;
if (!current) throw new Error('Core has no version.');

const pages = { current: { Crud: '/toolpad/core/api/crud/', DataModel: '/toolpad/core/x/' } };
const releases = new Map(renderReleases(siteDir, current, versions, pages));
const release = (version: string) =>
  JSON.parse(releases.get(`core/current/releases/${version}.json`) ?? 'null') as Release;

test('an entry links to its page, and a part to its row', () => {
  const crud = release('0.14.0').entries.find(({ name }) => name === 'Crud');
  expect(crud?.pages).toEqual([{ title: current.label, href: '/toolpad/core/api/crud/' }]);
  expect(crud?.changes).toContainEqual({
    part: 'prop',
    name: 'slots',
    change: 'added',
    href: '/toolpad/core/api/crud/#prop-slots',
  });
});

test('a part that no documented version has is not linked', () => {
  const data = readApiData(siteDir, { product: 'core', apiData: current.apiData }).get('Crud');
  const own = new Set(data?.kind === 'component' ? data.props.map(({ name }) => name) : []);
  const changes = ['0.14.0', '0.16.0'].flatMap(
    (version) => release(version).entries.find(({ name }) => name === 'Crud')?.changes ?? [],
  );
  const props = changes.filter(({ part, change }) => part === 'prop' && change === 'added');
  expect(props.length).toBeGreaterThan(1);
  for (const { name, href } of props) expect(href !== undefined).toBe(own.has(name));
});

test('descriptions are HTML, and each release is in the list', () => {
  expect(release('0.16.0').behavior[0]?.change).toContain('<code>PageContainer</code>');
  expect(JSON.parse(releases.get('core/current/releases/all.json') ?? '')).toContain('0.5.1');
});

test.each([
  ['Crud', 'prop', 'slots', '0.14'],
  ['Crud', 'prop', 'dataSource', '0.13'],
  ['AppProvider', 'prop', 'branding', '0.5.1'],
  ['Nothing', 'prop', 'slots', undefined],
] as const)('%s, %s %s: since %s', (entry, part, name, version) => {
  expect(readSince(siteDir, current)(entry, part, name)).toBe(version);
});
