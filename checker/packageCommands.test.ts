import { commandsIn, packagesOf, promptIn, readCommand } from './packageCommands';

const packagesIn = (line: string) =>
  commandsIn(line).flatMap(({ text }) => {
    const command = readCommand(text);
    return command ? packagesOf(command).map(({ name, version }) => [name, version].join('@')) : [];
  });

test.each([
  ['npm install --save-dev zod@4 @mui/material # both', ['zod@4', '@mui/material@']],
  ['npm i -w web react && npm start', ['react@']],
  ['pnpm add --filter web react', ['react@']],
  ['yarn add "zod@>=4" ./local <your-package>', []],
  ['yarn install', []],
  ['npx --yes auth@1.2.3 secret', ['auth@1.2.3']],
  ['npm create vite@latest my-app -- --template react-ts', ['create-vite@latest']],
  ['yarn create @scope/app', ['@scope/create-app@']],
  ['pnpm create @scope', ['@scope/create@']],
  ['bunx create-vite', ['create-vite@']],
  ['npm run dev react', []],
  ['cd app && CI=1 npm i react; sudo yarn add zod | cat', ['react@', 'zod@']],
  ['# npm i react', []],
  ['docker run react', []],
  ['npm', []],
])('%s', (line, expected) => {
  expect(packagesIn(line)).toEqual(expected);
});

test('the options of a package manager end at two hyphens', () => {
  expect(readCommand('npm run dev --silent -- --port 3000')?.options).toEqual(['--silent']);
});

test.each([
  ['$ npm ci\nadded 12 packages in 3s', '$'],
  ['npm ci\n$ npm start', '$'],
  ['# npm i\nadded 12 packages', '#'],
  ['# Install it\n$ npm ci', '$'],
  ['PS C:\\> npm ci', 'PS C:\\>'],
  ['PS C:\\Users\\My Name> npm ci', 'PS C:\\Users\\My Name>'],
  ['C:\\app> npm ci', 'C:\\app>'],
  ['> npm ci', '>'],
  ['npm run build\n> app@1.0.0 build', '>'],
  ['user@host:~$ npm ci', 'user@host:~$'],
  ['root@box:/# apt install x', 'root@box:/#'],
  ['[me@host app]$ npm ci', '[me@host app]$'],
  ['(venv) $ npm ci', '(venv) $'],
  ['~/app $ npm ci', '~/app $'],
  ['bash-5.1$ npm ci', 'bash-5.1$'],
  ['% npm ci', '%'],
  ['❯ npm ci', '❯'],
  ['➜  app npm ci', '➜'],
])('%j starts with the prompt %s', (code, text) => {
  expect(promptIn(code)?.text).toBe(text);
});

test.each([
  'npm ci # installs the packages',
  '# Install the packages\nnpm ci',
  '# npm install can take a minute\nnpm install',
  '# npm run build\n./deploy.sh',
  'echo "$HOME" > file.txt',
  'npm test \\\n  > result.txt',
  'cat <<EOF > quote.md\n> quoted\n$ not a prompt\nEOF\ncat quote.md',
  '$EDITOR file.txt',
  '$(npm bin)/vite',
  'ssh user@host # opens a shell',
  'git clone git@github.com:mui/toolpad.git',
  '~/app/start --port 80',
  '#!/bin/sh\nnpm ci',
  '',
])('%j has no prompt', (code) => {
  expect(promptIn(code)).toBeUndefined();
});
