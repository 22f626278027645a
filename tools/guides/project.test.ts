import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applyWrite, projectTypeOf, scriptsOf } from './project';
import { readSteps } from './guide';

const app =
  "import a from 'a';\nimport b from 'b';\n\nconst list = [\n  a,\n];\nexport { list, b };\n";

test('a diff is located by its lines, ignoring indentation, and can skip lines', () => {
  const diff = " import a from 'a';\n+import c from 'c';\n // …\n a,\n-];\n+  c,\n+];";
  expect(applyWrite(app, diff, 'diff')).toBe(
    "import a from 'a';\nimport c from 'c';\nimport b from 'b';\n\nconst list = [\na,\n  c,\n];\nexport { list, b };\n",
  );
});

test('merges keys into JSON with comments', () => {
  const old = '{\n  // settings\n  "a": { "url": "http://x", "b": 1, },\n}\n';
  expect(JSON.parse(applyWrite(old, '{ "a": { "b": 2, "c": 3 } }', 'merge'))).toEqual({
    a: { url: 'http://x', b: 2, c: 3 },
  });
});

test.each([
  [undefined, 'A=1', 'A=1\n'],
  ['B=2', 'A=1', 'B=2\nA=1\n'],
])('appends to %j', (old, code, expected) => {
  expect(applyWrite(old, code, 'append')).toBe(expected);
});

test('a whole file replaces the existing one', () => {
  expect(applyWrite('old', 'new', 'whole')).toBe('new\n');
});

test.each([
  ['a diff of other lines', app, '-const nothing = 1;', 'diff', /has no such lines/],
  ['a diff of no file', undefined, '+a', 'diff', /does not exist/],
  ['keys of no file', undefined, '{}', 'merge', /does not exist/],
  ['a list instead of keys', '{}', '[]', 'merge', /JSON objects/],
  [
    'lines that stand above the last ones',
    app,
    ' export { list, b };\n // …\n import a from',
    'diff',
    /no such lines/,
  ],
] as const)('%s throws an error', (_, old, code, mode, message) => {
  expect(() => applyWrite(old, code, mode)).toThrow(message);
});

const project = mkdtempSync(path.join(os.tmpdir(), 'guide-project-'));
afterAll(() => rmSync(project, { recursive: true }));

const write = (manifest: object) =>
  writeFileSync(path.join(project, 'package.json'), JSON.stringify(manifest));

test.each([
  ['Vite', { devDependencies: { vite: '8' } }, 'dev', 'npm run preview'],
  ['Next.js', { dependencies: { next: '15' } }, 'dev', 'npm start'],
  ['Studio', { dependencies: { '@toolpad/studio': '0.13.0' } }, 'dev', 'npm run start'],
  [
    'a project that Studio was added to',
    {
      scripts: { dev: 'vite', 'toolpad-studio:dev': 'toolpad-studio dev' },
      dependencies: { '@toolpad/studio': '0.13.0', vite: '8' },
    },
    'toolpad-studio:dev',
    'npm run toolpad-studio:start',
  ],
])('%s', (_, manifest, dev, start) => {
  write(manifest);
  expect(scriptsOf(project).dev).toBe(dev);
  expect(projectTypeOf(project).start).toBe(start);
});

test('throws an error for other kinds of projects', () => {
  write({ dependencies: { react: '19' } });
  expect(() => projectTypeOf(project)).toThrow('neither a Vite nor a Next.js');
});

const fence = (command: string) => `\`\`\`bash\n${command}\n\`\`\`\n`;
const page = `## One {#one}\n\n${fence('npx one')}\n## Two {#two}\n\n${fence('npx two')}\n${fence('npx three')}`;

test('a section can start in a separate folder, before its first step', () => {
  const { steps, problems } = readSteps(
    {
      page: 'page.mdx',
      source: page,
      scenario: { setup: { two: ['npm init -y'] }, end: async () => {} },
    },
    { packageManager: 'npm', codeVariant: 'TS' },
  );
  expect(problems).toEqual([]);
  expect(steps.map((step) => [step.kind, 'commands' in step && step.commands])).toEqual([
    ['run', ['npx one']],
    ['setup', ['npm init -y']],
    ['run', ['npx two']],
    ['run', ['npx three']],
  ]);
});
