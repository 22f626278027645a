import path from 'node:path';
import manifest from '../../package.json';
import { createInstallation } from './installation';

const siteDir = path.resolve(__dirname, '../..');
const installation = createInstallation(siteDir);
const from = '.';

describe('createInstallation', () => {
  it.each([
    ['react', true],
    ['@mui/material/Button', true],
    ['@toolpad/core/DashboardLayout', true],
    ['react-router', true],
    ['@mui/material/Buton', false],
    ['left-pad-of-tomorrow', false],
  ])('reports whether %s is installed', (specifier, expected) => {
    expect(installation.resolves(from, specifier)).toBe(expected);
  });

  it('adds required peers and returns exact versions', () => {
    const versions = installation.versions(from, ['@mui/material', 'nothing-here']);
    expect(versions).toMatchObject({
      '@mui/material': manifest.dependencies['@mui/material'],
      react: expect.stringMatching(/^19\./),
      'react-dom': expect.stringMatching(/^19\./),
    });
    expect(Object.keys(versions)).not.toContain('nothing-here');
  });

  it('returns the version of a package that is installed under another name', () => {
    expect(installation.versions(from, ['react-router'])['react-router']).toMatch(/^7\./);
  });

  it('suggests the folders of a package', () => {
    expect(installation.candidates(from, '@toolpad/core/Crdu')).toContain('@toolpad/core/Crud');
  });
});
