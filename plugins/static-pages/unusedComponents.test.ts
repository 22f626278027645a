import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { reportUnusedComponents } from './unusedComponents';

/** Loading the bundler takes seconds on a busy machine. */
jest.setTimeout(30_000);

let siteDir: string;
beforeEach(() => {
  siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'unused-components-')));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function write(file: string, source: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), source);
}

/** Errors of a compilation of `server.js`, with `@theme` resolved to `src/theme`. */
const errorsOf = () =>
  new Promise<string[]>((resolve, reject) => {
    webpack(
      {
        mode: 'development',
        context: siteDir,
        entry: path.join(siteDir, 'server.js'),
        output: { path: path.join(siteDir, 'build') },
        resolve: { alias: { '@theme': path.join(siteDir, 'src/theme') } },
        plugins: [reportUnusedComponents(siteDir)],
      },
      (error, stats) => {
        if (error || !stats) reject(error);
        else resolve(stats.compilation.errors.map(({ message }) => message));
      },
    );
  });

test('a component that no page renders is an error with its name and the solution', async () => {
  write('server.js', "import '@theme/Layout';");
  write('src/theme/Layout/index.js', "import './styles';");
  write('src/theme/Layout/styles.js', '');
  write('src/theme/DocItem/Footer/index.js', '');
  expect(await errorsOf()).toEqual([
    'src/theme/DocItem/Footer has no effect: no page renders @theme/DocItem/Footer. Remove it, and put what it adds into a component that src/theme/README.md lists.',
  ]);
});

test('rendered components are accepted, in folders and as files', async () => {
  write('server.js', "import '@theme/Layout'; import '@theme/Root';");
  write('src/theme/Layout/index.js', "import '@theme/DocItem/Layout';");
  write('src/theme/DocItem/Layout/index.js', '');
  write('src/theme/Root.js', '');
  write('src/theme/DocCategoryGeneratedIndexPage/index.js', '');
  expect(await errorsOf()).toEqual([]);
});

test('a site without custom components is accepted', async () => {
  write('server.js', '');
  expect(await errorsOf()).toEqual([]);
});
