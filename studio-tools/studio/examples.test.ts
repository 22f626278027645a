import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { products } from '../../src/site/products';
import { findExamples } from '@site/tools/examples';
import { appTests } from './appTests';

const folder = path.resolve('examples/studio');
const examples = findExamples(folder);

test.each(examples)('%s pins its packages, uses the standard scripts, and has a job', (name) => {
  const manifest = JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
  };
  const server = appTests[name]?.server;
  expect(manifest.scripts).toMatchObject(
    server
      ? {
          dev: `NODE_ENV=development node ./${server.file}`,
          build: `toolpad-studio build --base ${server.base}`,
          start: `NODE_ENV=production node ./${server.file}`,
        }
      : {
          dev: 'toolpad-studio dev',
          build: 'toolpad-studio build',
          start: 'toolpad-studio start',
        },
  );
  expect(manifest.dependencies[products.studio.package]).toBe(products.studio.version);
  for (const version of Object.values(manifest.dependencies))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(existsSync(path.join(folder, name, 'README.md'))).toBe(true);
  expect(
    existsSync(path.join(folder, name, 'toolpad/pages', appTests[name]?.start ?? '', 'page.yml')),
  ).toBe(true);
});

test('there are at least nine examples, and every job has an example', () => {
  expect(examples.length).toBeGreaterThanOrEqual(9);
  expect(Object.keys(appTests).sort()).toEqual(examples);
});
