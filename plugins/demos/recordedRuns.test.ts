import { readDemos } from './model';
import { sourcesOf, worksSince } from './recordedRuns';

const set = { dir: 'docs-core', product: 'core', version: 'v0.14.0', packages: '.' };
const demoWith = (source: string) => {
  const tree = new Map([
    ['docs-core/page.mdx', '<Demo src="./Basic.tsx" title="Basic" />'],
    ['docs-core/Basic.tsx', source],
  ]);
  const [demo] = readDemos(tree, [set]).demos;
  if (!demo) throw new Error('The page has no demo.');
  return demo;
};
const demo = demoWith('export default () => null;');
const releases = ['0.9.0', '0.12.1', '0.13.0', '0.14.0', '0.16.0'];
const recorded = (problems: Record<string, string>, sources = sourcesOf(demo)) => ({
  releases,
  demos: { Basic: { sources, problems, day: '2026-11-24' } },
});

test.each([
  ['all releases', {}, '0.9.0'],
  ['the release after the last one with a problem', { '0.9.0': 'a', '0.12.1': 'b' }, '0.13.0'],
  ['a release before which it worked, too', { '0.12.1': 'b' }, '0.13.0'],
  ['its own release, although it fails on a later one', { '0.13.0': 'c', '0.16.0': 'd' }, '0.14.0'],
])('a demo works since %s', (_what, problems, since) => {
  expect(worksSince(demo, recorded(problems))).toBe(since);
});

test.each([
  ['it fails on its own release', demo, recorded({ '0.14.0': 'a' })],
  ['it has changed since', demoWith('export default () => 1;'), recorded({})],
  ['it never ran', demo, { releases, demos: {} }],
  ['it never ran on its own release', demo, { ...recorded({}), releases: ['0.13.0'] }],
])('nothing is known about a demo if %s', (_what, each, runs) => {
  expect(worksSince(each, runs)).toBeUndefined();
});
