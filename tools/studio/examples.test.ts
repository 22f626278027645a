import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { products } from '../../src/site/products';
import { findExamples } from '@site/tools/examples';
import { fileSchema } from '@site/tools/studio-files';
import { jobs } from './jobs';

const folder = path.resolve('examples/studio');
const examples = findExamples(folder);

const ajv = new Ajv({ allErrors: true, strict: false });
const validators = {
  page: ajv.compile(fileSchema('Page')),
  theme: ajv.compile(fileSchema('Theme')),
  application: ajv.compile(fileSchema('Application')),
};

/** What the schema says about a file, or nothing. */
function mistakesIn(kind: keyof typeof validators, content: unknown): string[] {
  const validate = validators[kind];
  return validate(content)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const yamlFiles = [folder, path.resolve('tools/pictures')].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yml'))
    .map((file) => path.relative('.', path.join(root, file))),
);

test.each(yamlFiles)('%s is in the format of Studio', (file) => {
  const kind = path.basename(file, '.yml') as keyof typeof validators;
  expect(Object.keys(validators)).toContain(kind);
  expect(mistakesIn(kind, parse(readFileSync(file, 'utf8')))).toEqual([]);
});

const page = (spec: unknown) => ({ apiVersion: 'v1', kind: 'page', spec });

test.each([
  ['a component without a name', page({ content: [{ component: 'Text' }] })],
  ['an unknown key', page({ titel: 'Orders' })],
  ['an unknown kind of query', page({ queries: [{ name: 'q', query: { kind: 'graphql' } }] })],
  ['a display mode that does not exist', page({ display: 'frame' })],
  [
    'a property that is neither value nor binding',
    page({ content: [{ component: 'Text', name: 'a', props: [] }] }),
  ],
  ['another version', { ...page({}), apiVersion: 'v2' }],
])('the schema refuses %s', (_situation, content) => {
  expect(mistakesIn('page', content)).not.toEqual([]);
});

test.each(examples)('%s pins its packages, starts with the usual scripts and has a job', (name) => {
  const manifest = JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
  };
  const server = jobs[name]?.server;
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
    existsSync(path.join(folder, name, 'toolpad/pages', jobs[name]?.start ?? '', 'page.yml')),
  ).toBe(true);
});

test('there are at least nine examples, and no job is for one that does not exist', () => {
  expect(examples.length).toBeGreaterThanOrEqual(9);
  expect(Object.keys(jobs).sort()).toEqual(examples);
});
