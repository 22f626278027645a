import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(
  readFileSync(path.join(__dirname, '../../package-lock.json'), 'utf8'),
) as { packages: Record<string, LockedPackage> };

/** Places where Node looks for a package from a folder, the nearest first. */
function lookups(folder: string, name: string): string[] {
  const parent = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '');
  const here = `${folder ? `${folder}/` : ''}node_modules/${name}`;
  return folder === '' ? [here] : [here, ...lookups(parent, name)];
}

test('the lock file has the packages of all platforms, without which npm ci refuses it elsewhere', () => {
  const optional = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ folder, name })),
  );
  expect(optional.length).toBeGreaterThan(50);
  expect(
    optional.filter(
      ({ folder, name }) => !lookups(folder, name).some((place) => place in packages),
    ),
  ).toEqual([]);
});
