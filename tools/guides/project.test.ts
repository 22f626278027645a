import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectTypeOf, scriptsOf } from './project';
import { readSteps } from './guide';

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
