import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../model/files/files';

const root = path.resolve(__dirname, '../..');

/** All pages except the API references and partials, by path. */
const guides = ['docs-core', 'docs-core-next', 'docs-studio'].flatMap((dir) =>
  listFiles(path.join(root, dir))
    .filter((file) => /\.mdx?$/.test(file) && !/^(?:reference\/)?api\/|(?:^|\/)_/.test(file))
    .map((file) => `${dir}/${file}`),
);

/** Links in the last section of a page if its heading is "What comes next". */
function nextLinks(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const [, section = ''] =
    /\n## What comes next \{#[\w-]+\}\n((?:(?!\n## )[^])*)$/.exec(text) ?? [];
  return section.match(/\]\(\S+\)/g) ?? [];
}

test('guides end with at least two links to what comes next', () => {
  expect(guides.length).toBeGreaterThan(80);
  expect(guides.filter((file) => nextLinks(file).length < 2)).toEqual([]);
});
