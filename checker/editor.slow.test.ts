import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from './rootDir';

jest.setTimeout(120_000);

/** Processes texts as a language server does: with remark and its configuration file. */
const script = `
  import { readFileSync } from 'node:fs';
  import { remark } from 'remark';
  import preset from './.remarkrc.mjs';
  const files = await Promise.all(
    JSON.parse(readFileSync(0, 'utf8')).map((file) => remark().use(preset).process(file)),
  );
  const messages = files.map(({ messages }) => messages.map(({ source, ruleId, line, message }) =>
    [source, ruleId, line, message].join(' ')));
  console.log(JSON.stringify({ messages, texts: files.map(String) }));
`;

const page = 'docs-core/components/crud/index.mdx';
const saved = readFileSync(path.join(rootDir, page), 'utf8');
const endOf = (text: string) => text.split('\n').length;

test('an editor shows the problems in the text, and those of the newest text only', () => {
  const first = { path: page, value: `${saved}\nSee [it](/toolpad/core/nowhere/).\n` };
  const last = { path: page, value: `${saved}\nWrite an propp.\n` };
  const code = { path: 'checker/editor.ts', value: 'An propp' };
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: rootDir,
    encoding: 'utf8',
    input: JSON.stringify([first, last, code, { path: page, value: '# [' }, last]),
  });
  expect(stderr).toBe('');
  const { messages, texts } = JSON.parse(stdout) as { messages: string[][]; texts: string[] };
  const expected = [
    `toolpad-docs prose/article ${endOf(saved) + 1} "an" doesn't fit the sound of the next word. Did you mean "a"?`,
    expect.stringMatching(`^toolpad-docs prose/spelling ${endOf(saved) + 1} "propp" isn't`),
  ];
  expect(messages).toEqual([[], [], [], [], expected]);
  expect(texts[0]).toBe(first.value);
});
