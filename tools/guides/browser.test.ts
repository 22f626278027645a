import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { guideScene, guideSource, shotsOf } from './browser';

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'guide-pictures-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

const page = 'docs-core/second.mdx';

function write(file: string, text: string): void {
  mkdirSync(path.join(siteDir, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
}

const fence = (body: string) => `\`\`\`ts title="app.ts"\n${body}\n\`\`\`\n`;

/** Source of a guide that builds on another one, up to its section `one`. */
async function sourceWith(before: string, own: string): Promise<string> {
  write('docs-core/first.mdx', before);
  write('docs-core/first.guide.ts', 'export default { end: () => {} };');
  write(page, own);
  write(
    'docs-core/second.guide.ts',
    "export default { after: 'docs-core/first.mdx', afterSection: 'one', end: () => {} };",
  );
  return guideSource(page, siteDir);
}

const first = `## One {#one}\n\n${fence('const a = 1;')}\n## Two {#two}\n\n${fence('const b = 1;')}`;

test("the source of pictures consists of the guide's commands and files", async () => {
  const source = await sourceWith(first, `Text.\n\n${fence('const c = 1;')}`);
  const same = [
    await sourceWith(first, `Other words.\n\n${fence('const c = 1;')}`),
    await sourceWith(first.replace('const b', 'let b'), fence('const c = 1;')),
  ];
  expect(same).toEqual([source, source]);
  expect(await sourceWith(first, fence('const c = 2;'))).not.toBe(source);
  expect(await sourceWith(first.replace('const a', 'let a'), fence('const c = 1;'))).not.toBe(
    source,
  );
});

test('finds the names of the pictures in a scenario', () => {
  expect(guideScene(page)).toBe('guides/docs-core/second');
  expect(
    shotsOf("await shot('list');\nawait shot('form', { pad: 0 });\nawait shot('list');"),
  ).toEqual(['list', 'form']);
});
