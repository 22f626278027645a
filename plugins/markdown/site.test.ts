import { maxLength } from '../../model/facts/pageFiles';
import { splitPage } from './site';

const head = '---\ntitle: "A"\n---\n\n> Index.\n\n# A\n\nAbout it.\n\n';
const long = 'word '.repeat(maxLength / 8);

test('a short page is one file', () => {
  expect(splitPage('/toolpad/a/', head, '')).toEqual([['/toolpad/a.md', head]]);
});

test('a long page is an index of its sections, which code does not split', () => {
  const one = `## One\n\n\`\`\`sh\n## not a heading\n\`\`\`\n\n${long}\n`;
  const files = splitPage('/toolpad/a/', `${head}${one}## Two\n\n${long}\n`, 'https://x.example');
  expect(files.map(([url]) => url)).toEqual([
    '/toolpad/a.md',
    '/toolpad/a/one.md',
    '/toolpad/a/two.md',
  ]);
  expect(files[0]?.[1]).toBe(
    `${head}- [One](https://x.example/toolpad/a/one.md)\n- [Two](https://x.example/toolpad/a/two.md)\n`,
  );
  expect(files[1]?.[1]).toContain('## not a heading');
  expect(files[2]?.[1]).toMatch(/^---\ntitle: "A"\n---\n\n> Index\.\n\n> This is a section of/);
});

test('a long section is split at its headings', () => {
  const section = `## One\n\n### First\n\n${long}\n### Second\n\n${long}\n`;
  const files = splitPage('/toolpad/a/', head + section, '');
  expect(files.map(([url]) => url)).toEqual([
    '/toolpad/a.md',
    '/toolpad/a/one.md',
    '/toolpad/a/first.md',
    '/toolpad/a/second.md',
  ]);
});
