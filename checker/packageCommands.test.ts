import { packagesOf, readCommand } from './packageCommands';
import { commandsIn } from './packageCommands';

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
