import { repositoryOf } from './docsRepository';

test.each([
  [undefined, null],
  ['', null],
  ['https://github.com/name/docs', 'https://github.com/name/docs'],
  ['https://github.com/name/docs/', 'https://github.com/name/docs'],
  ['https://git.example:8443/group/docs', 'https://git.example:8443/group/docs'],
])('DOCS_REPOSITORY_URL=%s is %s', (setting, expected) => {
  expect(repositoryOf(setting)).toBe(expected);
});

test.each([
  'github.com/name/docs',
  'http://github.com/name/docs',
  'javascript:alert(1)',
  'git@github.com:name/docs.git',
  'https://git.example/a b',
  'https://git.example/"><script>',
])('DOCS_REPOSITORY_URL=%s stops the build', (setting) => {
  expect(() => repositoryOf(setting)).toThrow(`DOCS_REPOSITORY_URL is "${setting}"`);
});
