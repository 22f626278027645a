import { formatProblem } from '../../model/problems';
import { readPage } from '../../model/pages/parsePage';
import { collectProblems } from '../rule';
import { checkLinks, type LinkingPage, type PageIds } from './links';

const pages: PageIds = new Map([
  ['/toolpad/', new Set<string>()],
  ['/toolpad/core/react-crud/', new Set(['data-source', 'api', 'größe', 'CrudBasic'])],
  ['/toolpad/core/react-account/', new Set(['slots'])],
]);

const check = (page: LinkingPage, ids: PageIds) =>
  collectProblems(page.file, (add) => checkLinks(page, ids, add));

/** Checks a page with the URL `/toolpad/core/react-crud/`. */
const report = (source: string) =>
  check(
    {
      file: 'docs-core/crud.mdx',
      url: '/toolpad/core/react-crud/',
      links: readPage(source).links,
    },
    pages,
  )
    .map(formatProblem)
    .join('\n');

test.each([
  ['a page', '[a](/toolpad/core/react-account/)'],
  ['an anchor of a page', '[a](/toolpad/core/react-account/#slots)'],
  ['an own anchor', '[a](#data-source)'],
  ['an own anchor with the address', '[a](/toolpad/core/react-crud/#api)'],
  ['the top of the page', '[a](#)'],
  ['a query', '[a](/toolpad/core/react-account/?a=b#slots)'],
  ['a letter beyond ASCII', '[a](#größe)'],
  ['the same, encoded', '[a](#gr%C3%B6%C3%9Fe)'],
  ['the source of a demo', '[a](#CrudBasic.tsx) [b](#CrudBasic.js)'],
  ['a relative address', '[a](../react-account/#slots)'],
  [
    'another site',
    '[a](https://example.com/toolpad/nowhere/#nothing) [b](//example.com) <a href="http://example.com">c</a>',
  ],
  ['mail', '[a](mailto:a@example.com)'],
  ['a file', '[a](/toolpad/static/logo.svg)'],
  [
    'code',
    '`[a](/toolpad/nowhere/)`\n\n```tsx\n<a href="/toolpad/nowhere/">[a](#nothing)</a>\n```\n\n<code>{`<a href="/nowhere">`}</code>',
  ],
  ['an address that is computed', '<a href={address}>a</a>'],
  ['another attribute', '<Picture name="/toolpad/nowhere/" src="/nowhere" />'],
  ['a comment', '{/* [a](/toolpad/nowhere/) */}'],
  ['front matter', '---\nlink: "[a](/toolpad/nowhere/)"\n---'],
])('valid: %s', (_, source) => {
  expect(report(source)).toBe('');
});

test('of pages with the same last segment, the one with most of the other segments is suggested', () => {
  const ids: PageIds = new Map(
    ['core/theming', 'studio/concepts/theming', 'studio/reference/themes'].map((path) => [
      `/toolpad/${path}/`,
      new Set<string>(),
    ]),
  );
  const { links } = readPage('[a](/toolpad/studio/theming/)');
  const [problem] = check({ file: 'a.mdx', url: '/toolpad/', links }, ids);
  expect(problem?.expected).toBe('/toolpad/studio/concepts/theming/');
});

test.each([
  ['a misspelled page', '[a](/toolpad/core/react-acount/)'],
  ['a page like no other', '[a](/x/)'],
  ['no trailing slash', '[a](/toolpad/core/react-account)'],
  ['no trailing slash before an anchor', '[a](/toolpad/core/react-account#slots)'],
  ['no base', '[a](/core/react-account/)'],
  ['a misspelled anchor', '[a](/toolpad/core/react-account/#slot)'],
  ['a misspelled own anchor', '[a](#data-sourse)'],
  ['an anchor like no other', '[a](#roles)'],
  ['an anchor in the wrong case', '[a](#Data-Source)'],
  ['a demo of another page', '[a](#AccountBasic.tsx)'],
  ['an anchor that is not encoded correctly', '[a](#100%)'],
  ['a relative address', '[a](react-account/)'],
  ['a version, which is no file', '[a](/toolpad/core/9.9.10) <a href="/toolpad/core/9.9.9">a</a>'],
  ['a definition', '[a][b]\n\n[b]: /toolpad/core/react-acount/'],
  ['JSX', 'Text <a href="/toolpad/core/react-acount/">a</a>.\n\n<Card href="#roles">a</Card>'],
  ['a heading with an id', '## See [a](#roles) {#see}'],
  [
    'links in tables, lists and callouts',
    '| a |\n| - |\n| [b](#c) |\n\n- [d](#e)\n\n:::note\n\n[f](#g)\n\n:::',
  ],
])('%s', (_, source) => {
  expect(report(source)).toMatchSnapshot();
});

test('links in a cut version refer to that version', () => {
  const cut: PageIds = new Map([['/toolpad/core/0.13.0/react-account/', new Set(['slots'])]]);
  const page = {
    file: 'core_versioned_docs/version-0.13.0/crud.mdx',
    url: '/toolpad/core/0.13.0/react-crud/',
    resolve: (href: string) => href.replace('/core/', '/core/0.13.0/'),
  };
  const { links } = readPage(
    '[a](/toolpad/core/react-account/#slots) [b](/toolpad/core/react-crud/)',
  );
  expect(check({ ...page, links }, cut).map(({ line, rule }) => [line, rule])).toEqual([
    [1, 'links/missing-page'],
  ]);
});
