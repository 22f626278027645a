import { JSDOM } from 'jsdom';
import path from 'node:path';
import { definePublicVariables } from '../../model/settings';
import { addPageScripts, bundleHead, bundlePage, type PageScripts } from './pageScript';

const siteDir = path.resolve(__dirname, '../..');

/** Size limit of the inline script, which is part of every page. In bytes. */
const HEAD_BUDGET = 1500;

describe('the head script', () => {
  let head = '';
  beforeAll(async () => {
    head = await bundleHead(siteDir);
  });

  test('is small, and can be placed between script tags', () => {
    expect(Buffer.byteLength(head)).toBeGreaterThan(300);
    expect(Buffer.byteLength(head)).toBeLessThan(HEAD_BUDGET);
    expect(head).not.toMatch(/<\/|<!--|\bimport\b|\bexport\b|\brequire\b/);
  });

  test('runs before the body exists', () => {
    const { window } = new JSDOM(
      `<!doctype html><html><head><script>${head}</script></head><body></body></html>`,
      {
        url: 'https://mui.com/toolpad/',
        runScripts: 'dangerously',
        beforeParse: (realm) => Object.assign(realm, { matchMedia: () => ({ matches: true }) }),
      },
    );
    expect(window.document.documentElement.dataset).toMatchObject({ js: '', theme: 'dark' });
  });

  test('is a function that leaks no variables to the page', () => {
    const { window } = new JSDOM('<!doctype html>', {
      url: 'https://mui.com/',
      runScripts: 'dangerously',
      beforeParse: (realm) => Object.assign(realm, { matchMedia: () => ({}) }),
    });
    const before = Object.keys(window);
    window.eval(head);
    expect(Object.keys(window)).toEqual(before);
  });
});

describe('the page script', () => {
  let page: Pick<PageScripts, 'files' | 'entry'>;
  beforeAll(async () => {
    addPageScripts({ pageScripts: [path.join(siteDir, 'src/runtime/pageViews.ts')] });
    page = await bundlePage(
      siteDir,
      definePublicVariables({ FEEDBACK_URL: 'https://feedback.example.com' }),
    );
  });

  const textOf = (name: string) =>
    new TextDecoder().decode(page.files.find((file) => file.path === name)?.contents);

  /** The entry and everything that it imports statically. */
  function eagerFiles(): Set<string> {
    const found = new Set([page.entry]);
    for (const name of found) {
      for (const [, imported = ''] of textOf(name).matchAll(
        /(?:^|[;}\n])import(?:[^"'();]*from)?\s*["']\.\/([^"']+)["']/g,
      ))
        found.add(imported);
    }
    return found;
  }

  test('has a hash of its content in the name of each file', () => {
    const names = page.files.map((file) => file.path);
    expect(names).toContain(page.entry);
    expect(names.filter((name) => !/^[\w.-]+-[A-Z0-9]{8}\.js$/.test(name))).toEqual([]);
    expect(page.entry).toMatch(/^page-/);
  });

  test('imports only files that are written', () => {
    const names = page.files.map((file) => file.path);
    const imported = names.flatMap((name) =>
      [...textOf(name).matchAll(/["']\.\/([\w-]+\.js)["']/g)].map(([, target]) => target),
    );
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((target) => !names.includes(target ?? ''))).toEqual([]);
  });

  test('every page loads a bundle without large or rarely used code', () => {
    const filesWith = (text: string) =>
      page.files.map((file) => file.path).filter((name) => textOf(name).includes(text));
    const eager = eagerFiles();
    for (const rare of ['codesandbox.io', 'first-contentful-paint']) {
      expect(filesWith(rare).length).toBeGreaterThan(0);
      expect(filesWith(rare).filter((name) => eager.has(name))).toEqual([]);
    }
  });

  test('contains neither React nor MUI in any file', () => {
    expect(
      page.files
        .map((file) => file.path)
        .filter((name) =>
          /react\.transitional|__SECRET_INTERNALS|_CLIENT_INTERNALS|data-emotion|MuiButton/.test(
            textOf(name),
          ),
        ),
    ).toEqual([]);
  });

  test('variables are constants, and no other part of the environment is read', () => {
    for (const { path: name } of page.files) expect(textOf(name)).not.toContain('process.env');
  });

  test('the same sources give the same names', async () => {
    const again = await bundlePage(
      siteDir,
      definePublicVariables({ FEEDBACK_URL: 'https://feedback.example.com' }),
    );
    expect(again.files.map((file) => file.path).sort()).toEqual(
      page.files.map((file) => file.path).sort(),
    );
  });
});
