/** @jest-environment node */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { build, removeBuilds } from '@site/e2e/support/docusaurus';
import { createSite, kitVersion } from '../e2e/copies/products/site';
import { products } from '../model/facts/products';
import { differingFiles } from './deploy';

let site: string;
const at = (file: string) => path.join(site, file);
const page = 'docs-core/introduction/installation.mdx';
const schema = 'docs-studio/reference/file-schema.mdx';
const built = 'build/toolpad/core/introduction/installation/index.html';

const write = (file: string, text: string | Buffer) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const replace = (file: string, from: string, to: string) => {
  const text = readFileSync(at(file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
  write(file, text.replace(from, to));
};
const picture = (width: number) =>
  sharp({ create: { width, height: 10, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();

/** Writes the record of a screenshot that the page shows. */
const writeScreenshot = (width: number) => {
  const state = {
    ...{ width, height: 100, bytes: 1000, hash: '0'.repeat(16), source: '0'.repeat(16) },
    taken: { day: '2026-11-24', version: '0.14.0' },
  };
  const states = { light: state, dark: state };
  write(
    'model/facts/pictures.json',
    JSON.stringify({ 'core/shot': { page, scene: 'shot', format: 'webp', states } }),
  );
};

/**
 * An input of each kind, other than the page itself: its name, a change, and where the change
 * shows.
 */
const inputs: [name: string, change: () => void | Promise<void>, file: string, shown: string][] = [
  [
    'picture',
    async () => write('docs-core/introduction/shot.png', await picture(77)),
    built,
    'width=77',
  ],
  ['quoted file', () => write('examples/quoted.ts', 'export const second = 2;\n'), built, 'second'],
  ['partial', () => write('docs-core/introduction/_note.mdx', 'A new note.\n'), built, 'new note'],
  [
    'title of another page',
    () => replace('docs-core/introduction/tutorial.mdx', 'title: Tutorial', 'title: Course'),
    built,
    'Course',
  ],
  [
    'demo',
    () => replace('docs-kit/guides/KitCounter.tsx', 'Pressed', 'Clicked'),
    `build/toolpad/demos/kit/v${kitVersion}/KitCounter/index.html`,
    'Clicked',
  ],
  [
    'module of a demo',
    () => write('docs-core/introduction/word.ts', "export const word = 'Mango';\n"),
    `build/toolpad/demos/core/v${products.core.version}/SayWord/index.html`,
    'Mango',
  ],
  [
    'API data',
    () => replace(`data/kit/${kitVersion}/Button.json`, 'Whether the button is', 'If it is'),
    'build/toolpad/kit/api/button/index.html',
    'If it is disabled',
  ],
  [
    'file format',
    () =>
      replace('docs-studio/reference/file-schema.json', 'Marks the file', 'Identifies the file'),
    'build/toolpad/studio/reference/file-schema/index.html',
    'Identifies the file',
  ],
  ['size of a screenshot', () => writeScreenshot(961), built, 'width=961'],
  [
    'file of an example',
    () => replace('examples/plain/README.md', 'Your own router', 'A custom router'),
    'build/toolpad/downloads/plain.json',
    'A custom router',
  ],
  [
    'navigation',
    () => replace('sidebars.ts', "label: 'Source'", "label: 'Repository'"),
    'build/toolpad/kit/guides/index.html',
    'Repository',
  ],
];

beforeAll(async () => {
  site = createSite(path.resolve(__dirname, '..'));
  write('docs-core/introduction/shot.png', await picture(55));
  write('docs-core/introduction/_note.mdx', 'A note.\n');
  write('examples/quoted.ts', 'export const first = 1;\n');
  cpSync(path.resolve('examples/plain'), at('examples/plain'), { recursive: true });
  writeScreenshot(960);
  write('docs-core/introduction/word.ts', "export const word = 'Papaya';\n");
  write(
    'docs-core/introduction/SayWord.tsx',
    "import { word } from './word';\n\nexport default function SayWord() {\n  return <p>{word}</p>;\n}\n",
  );
  write(
    schema,
    `${readFileSync(at(schema), 'utf8')}\n## Application\n\n<FileSchema name="Application" />\n`,
  );
  const text = readFileSync(at(page), 'utf8');
  const [, frontMatter, body] = text.split(/^---$/m);
  write(
    page,
    `---${frontMatter}---

import Note from './_note.mdx';

![A plain area](./shot.png)

<Note />

<Picture name="core/shot" alt="A shot" />

<Demo src="./SayWord.tsx" title="A word" />

\`\`\`ts file="examples/quoted.ts"
\`\`\`
${body}`,
  );
}, 60_000);

afterAll(() => rmSync(site, { recursive: true, force: true }));

test('a build with a cache shows every change and equals a build without a cache', async () => {
  await build(site);
  const before = inputs.map(([name, , file, shown]) => [
    name,
    readFileSync(at(file), 'utf8').includes(shown),
  ]);
  expect(before).toEqual(inputs.map(([name]) => [name, false]));

  for (const [, change] of inputs) await change();
  await build(site);
  const after = inputs.map(([name, , file, shown]) => [
    name,
    readFileSync(at(file), 'utf8').includes(shown),
  ]);
  expect(after).toEqual(inputs.map(([name]) => [name, true]));

  const warm = at('warm');
  renameSync(at('build'), warm);
  removeBuilds(site);
  await build(site);
  expect(differingFiles(warm, at('build'))).toEqual([]);
}, 300_000);
