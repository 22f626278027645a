import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findExamples } from '@site/tools/examples/checkExamples';
import { products } from '../model/facts/products';
import manifest from './package.json';

const folder = path.join(__dirname, '../examples/studio');
const examples = findExamples(folder);
const tests = readFileSync(path.join(__dirname, 'apps.spec.ts'), 'utf8');
const tested = [...tests.matchAll(/\bexample: '([\w-]+)'/g)].map(([, name]) => name);

test.each(examples)(
  '%s pins its packages, which are installed, and uses the standard scripts',
  (name) => {
    const { scripts, dependencies } = JSON.parse(
      readFileSync(path.join(folder, name, 'package.json'), 'utf8'),
    ) as Record<'scripts' | 'dependencies', Record<string, string>>;
    expect(scripts).toMatchObject(
      name === 'custom-server'
        ? {
            dev: 'NODE_ENV=development node ./server.mjs',
            build: 'toolpad-studio build --base /my-app',
            start: 'NODE_ENV=production node ./server.mjs',
          }
        : {
            dev: 'toolpad-studio dev',
            build: 'toolpad-studio build',
            start: 'toolpad-studio start',
          },
    );
    expect(dependencies[products.studio.package]).toBe(products.studio.version);
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(manifest.dependencies).toMatchObject(dependencies);
    expect(existsSync(path.join(folder, name, 'README.md'))).toBe(true);
  },
);

test('there are at least nine examples, and each has a test', () => {
  expect(examples.length).toBeGreaterThanOrEqual(9);
  expect(tested.sort()).toEqual(examples);
});
