import path from 'node:path';
import { createInstallation } from './packages';

const siteDir = path.resolve(__dirname, '../..');
const installation = createInstallation(siteDir, { 'react-router': 'react-router-v7' });
const from = '.';

describe('createInstallation', () => {
  it.each([
    ['react', true],
    ['@mui/material/Button', true],
    ['@toolpad/core/DashboardLayout', true],
    ['react-router', true],
    ['@mui/material/Buton', false],
    ['left-pad-of-tomorrow', false],
  ])('says whether %s is installed', (specifier, expected) => {
    expect(installation.resolves(from, specifier)).toBe(expected);
  });

  it('adds required peers and gives exact versions', () => {
    const versions = installation.versions(from, ['@mui/material', 'nothing-here']);
    expect(versions).toMatchObject({
      '@mui/material': '7.3.11',
      react: expect.stringMatching(/^19\./),
      'react-dom': expect.stringMatching(/^19\./),
    });
    expect(Object.keys(versions)).not.toContain('nothing-here');
  });

  it('gives the version of the package that stands in for one of another name', () => {
    expect(installation.versions(from, ['react-router'])['react-router']).toMatch(/^7\./);
  });

  it('proposes the folders of a package', () => {
    expect(installation.candidates(from, '@toolpad/core/Crdu')).toContain('@toolpad/core/Crud');
  });
});
