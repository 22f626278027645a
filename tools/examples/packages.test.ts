import { aliasesOf } from '../../plugins/shared/packageAliases';
import { missingPackages, versionProblems } from './packages';

const root = {
  dependencies: { '@toolpad/core': '0.14.0', react: '19.2.9' },
  devDependencies: {
    'react-router-v7': 'npm:react-router@7.18.5',
    scoped: 'npm:@scope/name@1.2.3',
  },
};

test('finds an alias by the name of its package', () => {
  expect(aliasesOf(root)).toEqual({ 'react-router': 'react-router-v7', '@scope/name': 'scoped' });
});

test("a second version of an installed package isn't an alias", () => {
  const two = { dependencies: { react: '19.3.1', 'react-19-2': 'npm:react@19.2.9' } };
  expect(aliasesOf(two)).toEqual({});
  expect(versionProblems({ dependencies: { react: '19.3.1' } }, two)).toEqual([]);
});

test('reports missing packages with their versions', () => {
  const example = {
    dependencies: { react: '19.2.9', firebase: '12.0.0' },
    devDependencies: { '@emotion/server': '11.11.0' },
  };
  expect(missingPackages(example, (name) => name === 'react')).toEqual([
    '@emotion/server@11.11.0',
    'firebase@12.0.0',
  ]);
});

test.each([
  ['the same version', { dependencies: { react: '19.2.9' } }, []],
  ['a package only the example has', { dependencies: { firebase: '12.0.0' } }, []],
  ['a prerelease', { dependencies: { 'next-auth': '5.0.0-beta.32' } }, []],
  ['the version behind an alias', { dependencies: { 'react-router': '7.18.5' } }, []],
  [
    'another version',
    { dependencies: { '@toolpad/core': '0.13.0' } },
    ['@toolpad/core: 0.13.0 here, 0.14.0 in the docs.'],
  ],
  [
    'another version than the alias',
    { dependencies: { 'react-router': '7.1.0' } },
    ['react-router: 7.1.0 here, 7.18.5 in the docs.'],
  ],
  [
    'a range',
    { devDependencies: { react: '^19.2.9' } },
    ['react: "^19.2.9" is not an exact version.'],
  ],
  [
    'a tag',
    { dependencies: { 'next-auth': 'beta' } },
    ['next-auth: "beta" is not an exact version.'],
  ],
  ['nothing', {}, []],
])('versions: %s', (_situation, example, expected) => {
  expect(versionProblems(example, root)).toEqual(expected);
});
