import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatProblem } from '../../model/problems';
import { documentedVersions } from '../../model/versions/versions';
import { parsePage } from '../../model/pages/pages';
import { rootDir } from '../rootDir';
import { runChecks } from '../run';
import type { Site } from '../../model/site';
import { files } from './files';

async function check(source: string, siteDir = rootDir): Promise<string[]> {
  const versions = documentedVersions(rootDir);
  const doc = { file: 'docs-core/page.mdx', url: '', description: '', frontMatter: {} };
  const pages = [parsePage({ ...doc, source, version: versions[0]! })];
  const site = { siteDir, versions, pages, partials: [] } as unknown as Site;
  return (await runChecks([files], site)).map(formatProblem);
}

test.each([
  ['the archive of an example', '[Orders](/toolpad/downloads/orders.zip)'],
  ['the files of an example', '<a href="/toolpad/downloads/orders.json">Orders</a>'],
  ['a file that the build generates', '[Pages](/toolpad/pages.json)'],
  ['another site', '[Orders](https://example.com/orders.zip)'],
])('a link to %s is valid', async (_what, source) => {
  expect(await check(source)).toEqual([]);
});

test.each([
  ['an example that does not exist', '[Orders](/toolpad/downloads/order.zip)'],
  ['where downloads were earlier', '[Orders](/toolpad/examples/orders.zip)'],
])('a link to %s is reported', async (_what, source) => {
  expect((await check(source)).join('\n')).toMatchSnapshot();
});

describe('a file that is not what its name says', () => {
  let siteDir: string;
  const png = readFileSync(path.join(rootDir, 'static/static/images/readme.png'));
  beforeAll(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
    const folder = path.join(siteDir, 'docs-core');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'empty.png'), '');
    writeFileSync(path.join(folder, 'text.png'), 'not a picture');
    writeFileSync(path.join(folder, 'shot.webp'), png);
    writeFileSync(path.join(folder, 'shot.png'), png);
    writeFileSync(path.join(folder, 'huge.png'), Buffer.concat([png, Buffer.alloc(1_200_000)]));
  });
  afterAll(() => rmSync(siteDir, { recursive: true }));

  test.each(['empty.png', 'text.png', 'shot.webp', 'huge.png'])('%s is reported', async (name) => {
    expect((await check(`![The page](./${name})`, siteDir)).join('\n')).toMatchSnapshot();
  });

  test('a picture is correct', async () => {
    expect(await check('![The page](./shot.png)', siteDir)).toEqual([]);
  });
});

test('a picture whose URL begins with the base URL is reported', async () => {
  const found = await check('![The page](/toolpad/static/images/readme.png)');
  expect(found.join('\n')).toMatchSnapshot();
  expect(await check('![The page](/static/images/readme.png)')).toEqual([]);
});
