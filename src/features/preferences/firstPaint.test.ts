import { build, type Plugin, type PluginBuild } from 'esbuild';
import { JSDOM } from 'jsdom';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePreference, preferenceNames } from '@site/model/facts/preferences';

/** Maximum size of the inline script in bytes. It's in every page. */
const BUDGET = 1500;

const scripts = { ltr: '', rtl: '', added: '' };

/** An entry that a maintainer adds to the list of preferences. */
const added = "codeSize: { values: ['medium', 'small', 'large'], local: 'docs-code-size' },";

/** Adds the entry at the start of the list. */
const addPreference = {
  name: 'add-preference',
  setup: (bundler: PluginBuild) =>
    bundler.onLoad({ filter: /facts\/preferences\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replace('preferences = {', `$&${added}`),
      loader: 'ts',
    })),
};

/** @param direction of the build's language */
async function bundle(direction: string, plugins: Plugin[] = []): Promise<string> {
  const siteDir = process.cwd();
  const { outputFiles } = await build({
    stdin: {
      contents: "import { applyStoredPreferences } from './firstPaint'; applyStoredPreferences();",
      resolveDir: path.join(siteDir, 'src/features/preferences'),
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    plugins,
    alias: { '@site': siteDir },
    define: {
      'process.env.DOCS_DIRECTION': JSON.stringify(direction),
      'process.env.DOCS_COLOR_MODE': '"system"',
    },
  });
  return outputFiles[0]?.text ?? '';
}

beforeAll(async () => {
  scripts.ltr = await bundle('ltr');
  scripts.rtl = await bundle('rtl');
  scripts.added = await bundle('ltr', [addPreference]);
});

interface Visit {
  cookie?: string;
  local?: Record<string, string>;
  session?: Record<string, string>;
  hash?: string;
  darkSystem?: boolean;
  deny?: boolean;
  /** Direction of the build's language, or the site with an added preference. */
  site?: keyof typeof scripts;
}

/** Opens a page with the script in its head, in a separate realm. */
async function visit({
  cookie = '',
  local = {},
  session = {},
  hash = '',
  darkSystem = false,
  deny = false,
  site = 'ltr',
}: Visit) {
  const errors: unknown[] = [];
  const html = `<!doctype html><html dir="ltr"><head><script>try{${scripts[site]}}catch(error){window.failure=error}
    window.bodyAtScript=document.body</script><meta name="theme-color" content="#fff"></head>
    <body class="docs"></body></html>`;
  const { window } = new JSDOM(html, {
    url: `https://mui.com/toolpad/core/${hash}`,
    runScripts: 'dangerously',
    beforeParse(window) {
      Object.assign(window, {
        matchMedia: (query: string) => ({ matches: darkSystem && query.includes('dark') }),
      });
      window.addEventListener('error', ({ error }) => errors.push(error));
      cookie.split('; ').forEach((each) => (window.document.cookie = `${each}; path=/`));
      Object.entries(local).forEach(([key, value]) => window.localStorage.setItem(key, value));
      Object.entries(session).forEach(([key, value]) => window.sessionStorage.setItem(key, value));
      if (!deny) return;
      const refuse = () => {
        throw new Error('denied');
      };
      Object.defineProperty(window.document, 'cookie', { get: refuse });
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
    },
  });
  // jsdom parses a page at once; a browser runs observers at the next script or paint.
  await Promise.resolve();
  const { documentElement: root, body, head } = window.document;
  if (window.failure) errors.push(window.failure);
  return {
    errors,
    html: { ...root.dataset, dir: root.dir } as Record<string, string | undefined>,
    body: { className: body.className, dir: body.dir },
    themeColor: head.querySelector('meta')?.content,
    bodyAtScript: window.bodyAtScript as unknown,
  };
}

const defaults = {
  ...Object.fromEntries(preferenceNames.map((name) => [name, parsePreference(name, null)])),
  js: '',
  theme: 'light',
  mode: 'system',
  dir: 'ltr',
  direction: 'ltr',
  codeVariant: 'TS',
  codeStyling: 'system',
  density: 'comfortable',
  packageManager: 'npm',
};

test('the bundled script is small enough to be inline', () => {
  expect(scripts.ltr.length).toBeGreaterThan(500);
  expect(Buffer.byteLength(scripts.ltr)).toBeLessThan(BUDGET);
  expect(scripts.ltr).not.toContain('</');
});

test('a preference is one entry: without other changes, it is applied, and the script is small enough', async () => {
  expect(Buffer.byteLength(scripts.added)).toBeLessThan(BUDGET);
  const local = { 'docs-code-size': 'large' };
  expect((await visit({ site: 'added', local })).html.codeSize).toBe('large');
  expect((await visit({ site: 'added' })).html).toEqual({ ...defaults, codeSize: 'medium' });
});

test('the first visit uses the defaults', async () => {
  const page = await visit({});
  expect(page.html).toEqual(defaults);
  expect(page.errors).toEqual([]);
});

test.each<[string, Visit, Record<string, string>]>([
  ['code variant, cookie', { cookie: 'codeVariant=JS' }, { codeVariant: 'JS' }],
  [
    'code variant, cookie among others',
    { cookie: 'a=codeVariant; xcodeVariant=TS; codeVariant=JS; z=1' },
    { codeVariant: 'JS' },
  ],
  [
    'code variant, hash before cookie',
    { cookie: 'codeVariant=TS', hash: '#Basic.js' },
    { codeVariant: 'JS' },
  ],
  [
    'code variant, hash of the other variant',
    { cookie: 'codeVariant=JS', hash: '#Basic.tsx' },
    { codeVariant: 'TS' },
  ],
  ['code styling, cookie', { cookie: 'codeStyling=css' }, { codeStyling: 'css' }],
  [
    'code styling, hash before cookie',
    { cookie: 'codeStyling=css', hash: '#tailwind-Basic.tsx' },
    { codeStyling: 'tailwind' },
  ],
  [
    'code styling, hash without it',
    { cookie: 'codeStyling=css', hash: '#Basic.tsx' },
    { codeStyling: 'css' },
  ],
  ['mode dark', { local: { 'mui-mode': 'dark' } }, { mode: 'dark', theme: 'dark' }],
  [
    'mode light on a dark system',
    { local: { 'mui-mode': 'light' }, darkSystem: true },
    { mode: 'light', theme: 'light' },
  ],
  [
    'mode system on a dark system',
    { local: { 'mui-mode': 'system' }, darkSystem: true },
    { mode: 'system', theme: 'dark' },
  ],
  ['no mode on a dark system', { darkSystem: true }, { mode: 'system', theme: 'dark' }],
  ['direction', { local: { 'docs-direction': 'rtl' } }, { dir: 'rtl', direction: 'rtl' }],
  ['density', { session: { 'docs-density': 'dense' } }, { density: 'dense' }],
  ['package manager', { local: { 'docs-package-manager': 'pnpm' } }, { packageManager: 'pnpm' }],
])('%s', async (_, reader, expected) => {
  const page = await visit(reader);
  expect(page.html).toEqual({ ...defaults, ...expected });
  expect(page.errors).toEqual([]);
});

test.each(['', 'js', 'undefined', '"JS"', '__proto__', '%'])(
  'the invalid value %j counts as missing',
  async (value) => {
    const page = await visit({
      cookie: `codeVariant=${value}; codeStyling=${value}`,
      local: { 'mui-mode': value, 'docs-direction': value, 'docs-package-manager': value },
      session: { 'docs-density': value },
    });
    expect(page.html).toEqual(defaults);
    expect(page.errors).toEqual([]);
  },
);

test('denied cookies and storage: the hash and the system are used, without an error', async () => {
  const page = await visit({
    deny: true,
    darkSystem: true,
    hash: '#css-Basic.js',
    cookie: 'codeVariant=TS',
    local: { 'mui-mode': 'light' },
  });
  expect(page.html).toEqual({ ...defaults, theme: 'dark', codeVariant: 'JS', codeStyling: 'css' });
  expect(page.body.className).toBe('docs mode-dark');
  expect(page.errors).toEqual([]);
});

test('sets the mode and direction of the body when it exists, and the color of the browser’s toolbar', async () => {
  const page = await visit({ local: { 'mui-mode': 'dark', 'docs-direction': 'rtl' } });
  expect(page.bodyAtScript).toBeNull();
  expect(page.body).toEqual({ className: 'docs mode-dark', dir: 'rtl' });
  expect(page.themeColor).toBe('#0f1214');
});

test('the direction is that of the language, unless the reader has chosen one', async () => {
  const chosen = (direction: string) => ({ local: { 'docs-direction': direction } });
  for (const [options, expected] of [
    [{}, 'rtl'],
    [chosen('ltr'), 'ltr'],
    [chosen('sideways'), 'rtl'],
  ] as const) {
    const page = await visit({ site: 'rtl', ...options });
    expect([page.html.dir, page.body.dir]).toEqual([expected, expected]);
  }
});
