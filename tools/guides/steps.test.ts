import { stepsOf, type Reader } from './steps';

const npm: Reader = { packageManager: 'npm', codeVariant: 'TS' };
const fence = (info: string, code = 'a') => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const read = (page: string, reader = npm) => stepsOf('page.mdx', page, reader);

test('commands run in order, and a command that starts a server is a separate step', () => {
  const page = `## Start {#start}\n\n${fence('bash asks="Ok? → y"', '# first\ncd app\nnpm install\nnpm run dev')}`;
  expect(read(page).steps).toEqual([
    {
      kind: 'run',
      commands: ['cd app', 'npm install'],
      questions: [{ question: 'Ok?', answer: 'y' }],
      line: 3,
      section: 'start',
    },
    { kind: 'serve', command: 'npm run dev', line: 3, section: 'start' },
  ]);
});

test.each(['npm run dev', 'npm start', 'yarn dev', 'npm run toolpad-studio:dev'])(
  '%s starts a server',
  (command) => {
    expect(read(fence('bash', command)).steps).toMatchObject([{ kind: 'serve', command }]);
  },
);

test.each(['npm run develop', 'npm run build', 'npm run toolpad-studio:build', 'npx dev'])(
  '%s starts no server',
  (command) => {
    expect(read(fence('bash', command)).steps).toMatchObject([{ kind: 'run' }]);
  },
);

test('code in a section with a walk needs no file name', () => {
  const page = `## Grid {#grid}\n\n${fence('js')}\n## Next {#next}\n\n${fence('js')}`;
  expect(stepsOf('page.mdx', page, npm, ['grid']).problems).toMatchObject([{ line: 9 }]);
});

test.each([
  ['npm', 'npm i'],
  ['pnpm', 'pnpm i'],
  ['yarn', 'yarn'],
] as const)('tabs: %s', (packageManager, command) => {
  const page = `<CodeTabs>\n\n${fence('bash tab="npm"', 'npm i')}\n${fence('bash tab="pnpm"', 'pnpm i')}\n${fence('bash tab="yarn"', 'yarn')}\n</CodeTabs>\n`;
  expect(read(page, { ...npm, packageManager }).steps).toMatchObject([{ commands: [command] }]);
});

test.each([
  ['title="a.ts"', { mode: 'whole', path: 'a.ts', code: 'a' }],
  ['title="a.ts" diff', { mode: 'diff' }],
  ['title="a.json" part="merge"', { mode: 'merge' }],
  ['title="a.env" part="append"', { mode: 'append' }],
  ['title="a.ts" file="b.ts" region="c"', { quote: { file: 'b.ts', region: 'c' } }],
])('%s', (info, expected) => {
  expect(read(fence(`ts ${info}`)).steps).toMatchObject([{ kind: 'write', ...expected }]);
});

test('an excluded fence has a reason', () => {
  expect(read(fence('bash norun="needs an account"')).steps).toMatchObject([
    { kind: 'skip', reason: 'needs an account' },
  ]);
});

test("code without a file name is a problem, but output isn't", () => {
  expect(read(`${fence('text')}\n${fence('ts')}`).problems).toMatchObject([
    { file: 'page.mdx', line: 5, rule: 'guides/unnamed-file' },
  ]);
});
