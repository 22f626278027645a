import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(
  readFileSync(path.join(__dirname, '../../package-lock.json'), 'utf8'),
) as { packages: Record<string, LockedPackage> };

/** Paths at which Node.js looks for a package from a folder, nearest first. */
function lookups(folder: string, name: string): string[] {
  const parent = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '');
  const here = `${folder ? `${folder}/` : ''}node_modules/${name}`;
  return folder === '' ? [here] : [here, ...lookups(parent, name)];
}

test('the lockfile contains the packages of all platforms, which npm ci requires', () => {
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
