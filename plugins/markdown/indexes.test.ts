import { documentedVersions } from '../../model/versions/versions';
import { versionIndex, type IndexedVersion } from './indexes';

const [core, ...others] = documentedVersions(process.cwd());
const page = (title: string, groups: string[]) => ({
  ...{ title, groups, url: `/toolpad/core/${title}/` },
  description: `About ${title}.`,
});
const indexed = (pages: IndexedVersion['pages']): IndexedVersion => ({
  ...{ version: core!, pages, fullLength: 1234 },
});

test('pages are listed under their groups', () => {
  const own = indexed([page('a', ['One']), page('b', ['One', 'Two']), page('c', [])]);
  const next = { ...own, version: { ...core!, label: 'v9.0.0', url: '/toolpad/core/next/' } };
  const other = { ...own, version: others.find(({ product }) => product !== core!.product)! };
  expect(versionIndex('https://x.example', own, [own, next, other]))
    .toBe(`# Toolpad Core ${core!.label}

> Documentation of @toolpad/core ${core!.version}. Each page is Markdown; its HTML page has the same URL with a slash instead of ".md".

- [All of these pages in one file](https://x.example/toolpad/core/llms-full.txt): 1,234 characters

## One

- [a](https://x.example/toolpad/core/a.md): About a.

## One / Two

- [b](https://x.example/toolpad/core/b.md): About b.

## Pages

- [c](https://x.example/toolpad/core/c.md): About c.

## Other versions

- [Toolpad Core v9.0.0](https://x.example/toolpad/core/next/llms.txt): 3 pages
`);
});

test('an index that is too long is an error', () => {
  const pages = Array.from({ length: 1000 }, (_, index) => page(`page-${index}`, ['One']));
  const own = indexed(pages);
  expect(() => versionIndex('https://x.example', own, [own])).toThrow(/Split it/);
});
