import { packagesFor } from './release';

const site = { react: '19.3.1', '@mui/material': '7.3.11', zod: '4.6.7' };

test('a release gets the site’s versions of the packages that it supports', () => {
  const peerDependencies = { react: '^18 || ^19', '@mui/material': '^7.0.0' };
  expect(packagesFor({ peerDependencies }, site)).toEqual(site);
});

test('an older release gets the newest versions that it supports, with the types of its React', () => {
  const peerDependencies = { react: '^18', '@mui/material': '5 - 6' };
  expect(packagesFor({ peerDependencies }, site)).toEqual({
    '@mui/material': '5 - 6',
    '@types/react': '^18',
    '@types/react-dom': '^18',
    react: '^18',
    zod: '4.6.7',
  });
});

test('it gets its required peers, but not its optional ones', () => {
  const manifest = {
    peerDependencies: { '@emotion/react': '^11', next: '^15' },
    peerDependenciesMeta: { next: { optional: true } },
  };
  expect(packagesFor(manifest, site)).toEqual({ '@emotion/react': '^11', ...site });
});

test('a package that it depends on has a version that it accepts', () => {
  const dependencies = { zod: '^3.0.0' };
  expect(packagesFor({ dependencies }, site)).toMatchObject({ zod: '^3.0.0' });
});
