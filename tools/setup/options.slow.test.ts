import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const run = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

const start = ['scripts/start.mjs'];
const serve = ['--import', 'tsx', 'scripts/serve.ts'];
const guides = ['--import', 'tsx', 'scripts/test-guides.ts'];

test.each<[what: string, args: string[], env: Record<string, string>, message: RegExp]>([
  [
    'an unknown option',
    [...start, '--no-open'],
    {},
    /^Unknown option '--no-open'\.?\nUsage: npm start/,
  ],
  [
    'an argument of none',
    [...start, 'core'],
    {},
    /^Unexpected argument 'core'\.\nUsage: npm start/,
  ],
  ['a port that is none', [...start, '--port', 'abc'], {}, /^"abc" is not a port/],
  ['such a port of the built site', [...serve, '--port', 'abc'], {}, /^"abc" is not a port/],
  ['such a port in the environment', start, { PORT: '70000' }, /^"70000" is not a port/],
  [
    'a value that an option does not take',
    [...guides, '--manager', 'bun'],
    {},
    /^--manager is npm, pnpm, yarn, not "bun"\.\nUsage/,
  ],
])(
  'a command prints its usage and exits for %s',
  (_what, args, env, message) => {
    const { status, stderr } = run(args, env);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
  },
  20_000,
);
