import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collectExamples } from './collect';
import { renderLivePage, writeLiveExample } from './writeLiveExample';

const html = `<html>
  <head>
    <link rel="icon" href="/favicon.svg" />
  </head>
  <body>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;
const assets = '/toolpad/assets/demos/core/live/orders/';

test('the page loads the bundle from the assets of the site', () => {
  const page = renderLivePage(html, { script: 'main-A.js', style: 'main-B.css' }, assets);
  expect(page).toContain(`<script type="module" src="${assets}main-A.js"></script>`);
  expect(page).toContain(`<link rel="stylesheet" href="${assets}main-B.css" />`);
  expect(page).toContain(`href="${assets}favicon.svg"`);
  expect(page).not.toContain('/src/');
});

test('search engines do not index the page', () => {
  expect(renderLivePage(html, { script: 'main-A.js' }, assets)).toContain(
    '<meta name="robots" content="noindex" />\n  </head>',
  );
});

test('a page that loads no script fails the build', () => {
  expect(() => renderLivePage('<html></html>', { script: 'main-A.js' }, assets)).toThrow(
    'index.html has no <script type="module"> of /src/.',
  );
});

const version = { examples: 'examples', packages: '.', live: 'demos/core/live' };
const example = { name: 'small', product: 'core', entry: 'src/main.ts' } as const;
let siteDir: string;

function write(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Writes the example to `served`. @returns its page, and the code of its first script */
async function serve(): Promise<{ page: string; script: string }> {
  const served = path.join(siteDir, 'served');
  rmSync(served, { recursive: true, force: true });
  const project = collectExamples(path.join(siteDir, 'examples')).find(
    ({ name }) => name === 'small',
  );
  const aliases = { router: 'router-v7' };
  await writeLiveExample(example, project, served, { siteDir, aliases, version }, '/toolpad/');
  const page = readFileSync(path.join(served, 'demos/core/live/small/index.html'), 'utf8');
  const [, name = ''] = /live\/small\/(main-\w+\.js)/.exec(page) ?? [];
  const folder = path.join(served, 'assets/demos/core/live/small');
  expect(readdirSync(folder)).toContain(name);
  return { page, script: readFileSync(path.join(folder, name), 'utf8') };
}

beforeEach(() => {
  // esbuild resolves links; temporary folders on macOS are below one.
  siteDir = realpathSync.native(mkdtempSync(path.join(os.tmpdir(), 'live-')));
  write({
    'package-lock.json': '{}',
    'node_modules/router-v7/package.json': '{ "name": "router", "main": "index.js" }',
    'node_modules/router-v7/index.js': 'module.exports = { kind: "the router" };',
    'examples/small/package.json': '{}',
    'examples/small/tsconfig.json': '{}',
    'examples/small/index.html':
      '<html><head></head><body><script type="module" src="/src/main.ts"></script></body></html>',
    'examples/small/src/main.ts':
      'import { kind } from "router"; document.title = kind + import.meta.env.VITE_ROUTER;',
  });
  mkdirSync(path.join(siteDir, 'model'));
  symlinkSync(__dirname, path.join(siteDir, 'model/examples'), 'junction');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

test('an example is bundled with the packages of the site, for a static host', async () => {
  const { page, script } = await serve();
  expect(script).toContain('the router');
  expect(script).toContain('hash');
  expect(page).toContain('/toolpad/assets/demos/core/live/small/main-');
});

test('a change to the example creates a bundle with another name', async () => {
  const before = await serve();
  expect(await serve()).toEqual(before);
  write({ 'examples/small/src/main.ts': 'document.title = "changed";' });
  const after = await serve();
  expect(after.script).toContain('changed');
  expect(after.page).not.toBe(before.page);
});

test('a missing example fails the build', async () => {
  rmSync(path.join(siteDir, 'examples/small/package.json'));
  await expect(serve()).rejects.toThrow('There is no example "small" to run.');
});
