import path from 'node:path';
import { collectDocs } from './collect';
import { getPage } from './getPage';
import { diffApi, getApi, getDemo, leaveCore, searchDocs } from './tools';

const docs = collectDocs(path.join(__dirname, 'fixtures/built-site'));
const panel = '/toolpad/core/react-panel/';
const source = `Toolpad Core 0.14.0 (react 19.3.1) · https://docs.example.com${panel} · Checked (November 24, 2026). Demos run in a browser: 1.`;

test('a folder without a site is reported', () => {
  expect(() => collectDocs(__dirname)).toThrow('contains no built site');
});

describe('search_docs', () => {
  test('results have a URL, a version, and an excerpt', () => {
    const { text } = searchDocs(docs, { query: 'get started' });
    expect(text).toContain('1. **Get started** (component; Panel; Toolpad Core v0.14.0)');
    expect(text).toContain(`https://docs.example.com${panel}#start\n   Install it first`);
  });

  test('the limit counts pages', () => {
    const { text } = searchDocs(docs, { query: 'panel', limit: 1 });
    expect(text).toContain('1. ');
    expect(text).not.toContain('2. ');
  });

  test.each(['0.16', 'next', 'V0.16.0'])('%s is version 0.16.0', (version) => {
    expect(searchDocs(docs, { query: 'panel', version }).source).toContain('Core 0.16.0');
  });

  test.each([null, '', 'latest', 'current'])('%j is the current version', (version) => {
    const { source: from } = searchDocs(docs, { query: 'panel', product: null, version });
    expect(from).toContain('Toolpad Core 0.14.0');
  });

  test('a long query is cut', () => {
    const { text } = searchDocs(docs, { query: `panel ${'x'.repeat(400)}`, limit: 50 });
    expect(text).toMatch(/^The query was cut to 200 characters\.\n\n1\. /);
  });

  test('another version has other results', () => {
    const { text, source: from } = searchDocs(docs, { query: 'PanelSlots', version: 'v0.16.0' });
    expect(from).toContain('Toolpad Core 0.16.0');
    expect(text).toContain('/toolpad/core/next/api/panel/#type-PanelSlots');
  });

  test.each([
    [{ query: 'panel', version: '1.0.0' }, 'Toolpad Core 0.14.0 (current), Toolpad Core 0.16.0.'],
    [{ query: 'panel', product: 'studio', version: 'next' }, 'no documentation of version next'],
    [{ query: 'qqqq' }, 'Nothing found for "qqqq". Pages with similar titles: Panel'],
  ])('%j names what exists', (args, message) => {
    expect(() => searchDocs(docs, args)).toThrow(message);
  });
});

describe('get_page', () => {
  test('a split page is whole again, without what lists its parts', () => {
    expect(getPage(docs, { path: panel })).toEqual({
      source,
      text: expect.stringMatching(
        /^# Panel\n\nOpens and closes\.\n\n## Get started.*## Keyboard.*the focus\.$/s,
      ) as string,
    });
    expect(getPage(docs, { path: panel }).text).not.toMatch(/All pages|section of|-started\.md/);
  });

  test.each([
    'core/react-panel',
    '/toolpad/core/react-panel',
    'toolpad/core/react-panel.md',
    'https://docs.example.com/toolpad/core/react-panel/?a=b',
    'http://localhost:3000/toolpad/core/react-panel/index.html',
    'core/react-panel/index.md',
    'mui.com/toolpad/core/react-panel/',
    '//www.mui.com/toolpad/core/react-panel',
    '/de/toolpad/core/react-panel/',
    '<https://docs.example.com/toolpad/core/react-panel/>',
    '`/toolpad/core/react-panel/`',
    '/Toolpad/Core/React-Panel/',
    '/toolpad/core/v0.14.0/react-panel/',
    'react-panel',
  ])('%s is a path', (each) => {
    expect(getPage(docs, { path: each }).source).toBe(source);
  });

  test.each([
    [panel, 'Keyboard'],
    [`${panel}#keyboard`, ''],
    [panel, '#keyboard'],
    [`${panel}#keyboard`, undefined],
    [`${panel}keyboard.md`, undefined],
  ])('%s, %s is a section', (each, section) => {
    expect(getPage(docs, { path: each, section })).toEqual({
      source,
      text: '## Keyboard\n\nEnter opens it.\n\n### Focus\n\nIt keeps the focus.',
    });
  });

  test('an anchor that differs from its heading is known, and code has no headings', () => {
    const { text } = getPage(docs, { path: panel, section: '#start' });
    expect(text).toMatch(/^## Get started\n.*## Not a heading.*<Panel/s);
  });

  test('an anchor is decoded, and never the title of another section', () => {
    expect(getPage(docs, { path: `${panel}#gr%C3%B6%C3%9Fe` }).text).toMatch(/^### Focus\n/);
    expect(() => getPage(docs, { path: `${panel}#get-started` })).toThrow(
      'has no section "#get-started". Most similar: #start',
    );
  });

  test("a member's anchor leads to its type", () => {
    const { text } = getPage(docs, { path: '/toolpad/core/api/panel/#type-PanelState-open' });
    expect(text).toMatch(/^### `PanelState</);
  });

  test("a prop's anchor leads to its table", () => {
    const { text } = getPage(docs, { path: '/toolpad/core/api/panel/#prop-isOpen' });
    expect(text).toMatch(/^## Props\n/);
  });

  test.each([
    [
      '/toolpad/core/react-panl/',
      `There is no page /toolpad/core/react-panl/.\nMost similar:\n- Panel: https://docs.example.com${panel}`,
    ],
    ['../../../etc/passwd', 'There is no page'],
    ['__proto__', 'There is no page'],
    ['https://evil.example/', 'There is no page'],
    [`${panel}#nothing`, '"Panel" has no section "#nothing". Most similar: '],
    [`${panel}#PanelBasic`, 'Call `get_demo`'],
  ])('%s names what exists', (each, message) => {
    expect(() => getPage(docs, { path: each })).toThrow(message);
  });
});

describe('get_api', () => {
  test.each([
    ['Panel', /^# Panel API\n/],
    ['<Panel />', /^# Panel API\n/],
    ['panel', /^# Panel API\n/],
    ['@toolpad/core/Panel', /^# Panel API\n/],
    ['PanelState', /^### `PanelState<T extends string>`\n/],
  ])('%s', (symbol, text) => {
    const answer = getApi(docs, { symbol });
    expect(answer.text).toMatch(text);
    expect(answer.source).toContain('Toolpad Core 0.14.0');
  });

  test.each([
    [{ symbol: 'PanelSlots' }, "It's documented in Toolpad Core 0.16.0."],
    [{ symbol: 'Panell' }, 'Most similar: Panel, PanelState.'],
    [{ symbol: 'Panel', version: '0.15.0' }, 'Documented versions: Toolpad Core 0.14.0 (current)'],
  ])('%j names what exists', (args, message) => {
    expect(() => getApi(docs, args)).toThrow(message);
  });
});

describe('get_demo', () => {
  test('a demo has its page, its packages, and all files', () => {
    const { source: from, text } = getDemo(docs, { name: 'PanelBasic' });
    expect(from).toContain(`https://docs.example.com${panel}#PanelBasic`);
    expect(from).toContain('https://docs.example.com/toolpad/demos/core/v0.14.0/PanelBasic/');
    expect(text).toContain('Packages: @toolpad/core@0.14.0');
    expect(text).toContain('````tsx title="PanelBasic.tsx"\nexport const typed: string');
  });

  test('variants and versions', () => {
    const { source: from, text } = getDemo(docs, {
      name: 'core/v0.16.0/PanelBasic',
      variant: 'JS',
    });
    expect(from).toContain('Toolpad Core 0.16.0');
    expect(text).toContain("export const typed = ''");
  });

  test.each(['panelbasic', 'PanelBasic.tsx'])('%s is a name', (name) => {
    expect(getDemo(docs, { name, variant: 'js' }).text).toContain("export const typed = ''");
  });

  test.each(['PanelBasics', 'constructor'])('%s names what exists', (name) => {
    expect(() => getDemo(docs, { name })).toThrow('Most similar: PanelBasic.');
  });
});

describe('diff_api', () => {
  test('lists the releases after the first one', () => {
    const { source: from, text } = diffApi(docs, { from: '0.14.0', to: 'v0.16.0' });
    expect(from).toContain('@toolpad/core 0.14.0 → 0.16.0 · https://docs.example.com/');
    expect(text.match(/^## .*/gm)).toEqual(['## 0.15.0', '## 0.16.0']);
    expect(text).not.toContain('](/');
  });

  test('lists the changes of a symbol', () => {
    const { text } = diffApi(docs, { from: '0.15.0', to: '0.16.0', symbol: 'Crud' });
    expect(text).toContain('`pageTitles`');
    expect(text).not.toContain('useActivePage');
  });

  test.each([
    ['SignInPage', /^## 0\.15\.0\n\n- `SignInPage`: .*\n- `SignInPage`: .*$/],
    ['DashboardSidebarPageItem', /^## 0\.15\.0\n\nNew exports: `DashboardSidebarPageItem`$/],
    ['AppProvider', /^## 0\.15\.0\n\n- `AppProvider`: .*\n\n### `AppProvider`\n\n- New props: /],
  ])('of a release, only what is about %s', (symbol, expected) => {
    expect(diffApi(docs, { from: '0.14.0', to: '0.15.0', symbol }).text).toMatch(expected);
  });

  test('everything is new for a release that is older than all', () => {
    const { text } = diffApi(docs, { from: '0.1.55', to: '0.14.0' });
    expect(text.match(/^## .*/gm)).toEqual(['## 0.13.0', '## 0.14.0']);
  });

  test('says that nothing changed', () => {
    const { text } = diffApi(docs, { from: '0.14.0', to: '0.16.0', symbol: 'CreateProps' });
    expect(text).toBe('`CreateProps` is the same in 0.14.0 and 0.16.0.');
  });

  test.each([
    [{ from: '0.14.0', to: '9.0.0' }, /There is no release 9\.0\.0 .* 0\.15\.0, 0\.16\.0/],
    [{ from: '0.16.0', to: '0.14.0' }, /isn't older/],
    [{ from: '0.14.0', to: '0.16.0', symbol: 'Crudd' }, /Most similar: Crud,/],
  ])('%j names what exists', (args, message) => {
    expect(() => diffApi(docs, args)).toThrow(message);
  });
});

describe('leave_core', () => {
  test('lists the replacement of each import with its page', () => {
    const code = `import { Box } from '@mui/material';\nimport { useDialogs } from '@toolpad/core/useDialogs';`;
    const { source: from, text } = leaveCore(docs, { code });
    expect(from).toContain('@toolpad/core → Material UI 9 · https://docs.example.com/');
    expect(text).toBe(
      '- Line 2 `useDialogs`: Import useDialogs from your copy of use-dialogs. https://docs.example.com/toolpad/core/leaving/dialogs-and-notifications/#use-dialogs',
    );
  });

  test.each([
    [{ code: 'const a = 1;' }, 'The code imports nothing from @toolpad/core.'],
    [{ code: 'const a = <T>b;', file: 'code.ts' }, 'The code imports nothing from @toolpad/core.'],
  ])('%j has no imports', (args, message) => {
    expect(leaveCore(docs, args).text).toBe(message);
  });

  test('code with an error is rejected', () => {
    expect(() => leaveCore(docs, { code: 'const =' })).toThrow(
      "The code can't be parsed: Unexpected",
    );
  });
});
