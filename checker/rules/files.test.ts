import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readSources } from '../../model/files/files';
import { formatProblem } from '../../model/problems';
import { documentedVersions } from '../../model/versions/versions';
import { parsePage } from '../../model/pages/pages';
import { rootDir } from '../rootDir';
import { runChecks } from '../run';
import type { Site } from '../../model/site';
import { besidePages, files } from './files';

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

  const path10 = '<path d="M0 0h10v10z"/></svg>';
  const svg = (attributes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${path10}`;
  const doctype =
    '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n';
  const unsized = 'The file "./a.svg" is a drawing whose size can\'t be read.';

  test.each<[string, string, string | undefined]>([
    ['a view box', svg('viewBox="0 0 10 10"'), undefined],
    [
      'a declaration, a doctype, and a comment',
      `${doctype}<!-- a -->${svg('width="1" height="1"')}`,
      undefined,
    ],
    ['neither a size nor a view box', svg(''), unsized],
    ['a size in percent', svg('width="100%" height="100%"'), unsized],
    ['a view box with commas', svg('viewBox="0,0,10,10"'), unsized],
    [
      'a license of 3,000 characters before it',
      `<!--${'-a'.repeat(1500)}-->${svg('viewBox="0 0 1 1"')}`,
      unsized,
    ],
    ['no drawing', '<p>Text</p>', 'The file "./a.svg" isn\'t a picture.'],
  ])('an SVG file with %s', async (_, content, expected) => {
    writeFileSync(path.join(siteDir, 'docs-core/a.svg'), content);
    const [problem = ''] = await check('![The page](./a.svg)', siteDir);
    expect(problem.split('\n')[1]).toEqual(expected && expect.stringContaining(expected));
    if (expected === unsized)
      expect(await check('<img src="./a.svg" alt="A" width="1" height="1" />', siteDir)).toEqual(
        [],
      );
  });

  test('a file whose name only looks the same is named, with the reason', async () => {
    writeFileSync(path.join(siteDir, 'docs-core/u\u0308ber.png'), png);
    writeFileSync(path.join(siteDir, 'docs-core/Foo.PNG'), png);
    expect(await check('![The page](./\u00fcber.png)', siteDir)).toEqual([
      expect.stringMatching(/Did you mean "u\u0308ber.png"\? The two look the same/),
    ]);
    expect(await check('![The page](./foo.png)', siteDir)).toEqual([
      expect.stringContaining('Did you mean "Foo.PNG"?'),
    ]);
  });

  test('a picture is correct', async () => {
    expect(await check('![The page](./shot.png)', siteDir)).toEqual([]);
  });
});

describe('files beside pages', () => {
  let siteDir: string;
  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'beside-'));
    mkdirSync(path.join(siteDir, 'docs-core'));
    for (const folder of ['docs-core/group', 'elsewhere']) mkdirSync(path.join(siteDir, folder));
  });
  afterEach(() => rmSync(siteDir, { recursive: true }));

  const checkFolder = async () => {
    const versions = documentedVersions(siteDir);
    const sources = readSources(siteDir, ['docs-core']);
    const site = { siteDir, versions, sources, pages: [], partials: [] } as unknown as Site;
    return (await runChecks([besidePages], site)).map(formatProblem).join('\n');
  };

  test('a symbolic link to a page, and one to a folder, are reported with another way', async () => {
    writeFileSync(path.join(siteDir, 'docs-core/page.mdx'), 'Text.');
    symlinkSync(path.join(siteDir, 'docs-core/page.mdx'), path.join(siteDir, 'docs-core/copy.mdx'));
    symlinkSync(path.join(siteDir, 'elsewhere'), path.join(siteDir, 'docs-core/group/linked'));
    expect(await checkFolder()).toMatchSnapshot();
  });

  test.each([
    ['my page (2).mdx', 'my-page-2.mdx'],
    ['FirstSteps.md', 'first-steps.md'],
    ['Größe_und Façade.mdx', 'grosse-und-facade.mdx'],
    ['v1.2 notes.mdx', 'v1-2-notes.mdx'],
    ['港.mdx', 'page.mdx'],
  ])('the valid name for %s is %s', async (name, expected) => {
    writeFileSync(path.join(siteDir, 'docs-core', name), 'Text.');
    expect(await checkFolder()).toContain(`Rename it to "${expected}".`);
    rmSync(path.join(siteDir, 'docs-core', name));
    writeFileSync(path.join(siteDir, 'docs-core', expected), 'Text.');
    expect(await checkFolder()).toBe('');
  });
});

describe('a picture', () => {
  let siteDir: string;
  const frames = (count: number) =>
    sharp(Buffer.from(Array.from({ length: 12 * count }, (_, index) => (index * 97) % 256)), {
      raw: { width: 2, height: 2 * count, pageHeight: 2, channels: 3 },
    });
  beforeAll(async () => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
    const folder = path.join(siteDir, 'docs-core');
    mkdirSync(folder);
    for (const [name, count] of [
      ['still', 1],
      ['moving', 3],
    ] as const) {
      await frames(count)
        .gif({ delay: Array<number>(count).fill(200) })
        .toFile(path.join(folder, `${name}.gif`));
      await frames(count)
        .webp({ lossless: true })
        .toFile(path.join(folder, `${name}.webp`));
    }
    const png = await sharp(path.join(folder, 'still.gif')).png().toBuffer();
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
    writeFileSync(path.join(folder, 'still.png'), png);
    const parts = [png.subarray(0, 33), control, png.subarray(33)];
    writeFileSync(path.join(folder, 'moving.png'), Buffer.concat(parts));
  });
  afterAll(() => rmSync(siteDir, { recursive: true }));

  test.each(['gif', 'webp', 'png'])('that moves is reported, as %s', async (type) => {
    expect(await check(`![The page](./moving.${type})`, siteDir)).toEqual([
      expect.stringContaining(`The file "./moving.${type}" moves, and readers can't stop it.`),
    ]);
    expect(await check(`![The page](./still.${type})`, siteDir)).toEqual([]);
  });
});

test('a picture whose URL begins with the base URL is reported', async () => {
  const found = await check('![The page](/toolpad/static/images/readme.png)');
  expect(found.join('\n')).toMatchSnapshot();
  expect(await check('![The page](/static/images/readme.png)')).toEqual([]);
});
