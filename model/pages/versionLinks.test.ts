import { inVersion } from './versionLinks';
import type { DocumentedVersion } from '../versions/versions';

const version = (name: string, url: string, product = 'core') =>
  ({ product, name, url, isLast: name === 'current' }) as DocumentedVersion;
const current = version('current', '/toolpad/core/');
const old = version('0.13.0', '/toolpad/core/0.13.0/');
const studio = version('current', '/toolpad/studio/', 'studio');
const versions = [current, old, studio];

test.each([
  ['a page', '/toolpad/core/react-crud/', '/toolpad/core/0.13.0/react-crud/'],
  ['an anchor', '/toolpad/core/react-crud/#api', '/toolpad/core/0.13.0/react-crud/#api'],
  ['a page of the version itself', '/toolpad/core/0.13.0/react-crud/', null],
  ['its start', '/toolpad/core/0.13.0', null],
  ['another product', '/toolpad/studio/concepts/', null],
  ['an own anchor', '#api', null],
  ['another site', 'https://mui.com/toolpad/core/react-crud/', null],
])('in a cut version: %s', (_, href, expected) => {
  expect(inVersion(href, old, versions)).toBe(expected ?? href);
});

test.each(['/toolpad/core/react-crud/', '/toolpad/core/0.13.0/react-crud/', '#api'])(
  'in the current version, %s is unchanged',
  (href) => {
    expect(inVersion(href, current, versions)).toBe(href);
  },
);
