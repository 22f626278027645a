import { quickCommand } from './checkGuides';

test.each([
  [
    'npm create vite@latest my-app -- --template react-ts',
    'create-vite my-app --template react-ts',
  ],
  [
    'npx create-next-app@15 my-app --typescript',
    'create-next-app my-app --typescript --skip-install',
  ],
  [
    'npx create-toolpad-app@latest my-app --studio',
    'create-toolpad-app my-app --studio --no-install',
  ],
  ['cd my-app', 'cd my-app'],
  ['npm init -y', 'npm init -y'],
])('%s runs without the registry', (command, expected) => {
  expect(quickCommand(command)).toEqual({ kind: 'run', command: expected });
});

test.each([
  'npm install @toolpad/core',
  'npm run build',
  'npm run toolpad-studio:build',
  'npx prisma',
])('%s is left to the full test', (command) => {
  expect(quickCommand(command)).toEqual({ kind: 'skip' });
});

test.each(['curl example.com', 'npm init'])('%s throws an error', (command) => {
  expect(() => quickCommand(command)).toThrow(`does not support the command "${command}"`);
});
