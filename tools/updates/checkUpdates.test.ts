import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkUpdates, parseOutdated } from './checkUpdates';
import { heldBack } from './heldBack';

const json = JSON.stringify({
  sirv: { current: '2.0.4', latest: '3.0.2' },
  eslint: [
    { current: '9.39.5', latest: '10.15.0' },
    { current: '9.39.5', latest: '10.15.0' },
  ],
  'react-19-2:react@19.2.9': { current: '19.2.9', latest: '19.3.1' },
});

test('names aliases as package.json does, and packages of several workspaces once', () => {
  expect([...parseOutdated(json)].map(([name, { latest }]) => [name, latest])).toEqual([
    ['sirv', '3.0.2'],
    ['eslint', '10.15.0'],
    ['react-19-2', '19.3.1'],
  ]);
});

test('an up-to-date installation has no output', () => {
  expect(parseOutdated('').size).toBe(0);
});

test('a package without a reason is reported, as is a reason that no longer applies', () => {
  const reasons = { eslint: 'Plugins.', 'react-19-2': 'Tests.', stylis: 'Emotion.' };
  expect(checkUpdates(parseOutdated(json), reasons)).toEqual([
    'sirv 3.0.2 is available, and 2.0.4 is installed. Update it, or add the reason to tools/updates/heldBack.ts.',
    'stylis is up to date: remove its reason from tools/updates/heldBack.ts.',
  ]);
});

test('each package with a reason is a dependency of the site', () => {
  const file = path.resolve(__dirname, '../../package.json');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  expect(Object.keys(heldBack).filter((name) => !installed.includes(name))).toEqual([]);
});
