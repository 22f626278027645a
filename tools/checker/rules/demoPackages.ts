import { readFileSync } from 'node:fs';
import path from 'node:path';
import { modulesOf } from '../../../plugins/demos/model';
import { isRelative, packageOf } from '../../../plugins/demos/modules';
import { aliases } from '../../../plugins/demos/packages';
import { rootDir } from '../rootDir';
import { siteCheck } from '../rule';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function dependenciesIn(folder: string): string[] {
  const file = path.join(rootDir, folder, 'package.json');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return Object.keys({ ...dependencies, ...devDependencies });
}

/**
 * Packages that the demos of a version may import: those in the `package.json` of the site, and in
 * its own, which lists the packages that differ.
 */
const declaredIn = (packages: string): ReadonlySet<string> =>
  new Set([...dependenciesIn('.'), ...dependenciesIn(packages), ...Object.keys(aliases)]);

/** Packages that are only installed because another package needs them. */
export const demoPackages = siteCheck({
  rules: { 'demo/transitive-package': 'Demos import only packages that package.json lists.' },
  check({ demos: { demos }, installation }, report) {
    const declared = new Map<string, ReadonlySet<string>>();
    const checked = new Set<string>();
    for (const demo of demos) {
      const { packages } = demo.set;
      const known = declared.get(packages) ?? declaredIn(packages);
      declared.set(packages, known);
      for (const { file, imports } of modulesOf(demo)) {
        if (checked.has(file)) continue;
        checked.add(file);
        for (const { specifier, line, column } of imports) {
          const name = packageOf(specifier);
          if (
            isRelative(specifier) ||
            known.has(name) ||
            !installation.resolves(packages, specifier)
          )
            continue;
          report(
            'demo/transitive-package',
            { file, line, column },
            `"${name}" is only installed because another package needs it.`,
            {
              note: `Add it to ${path.posix.join(packages, 'package.json')}, or import a listed package.`,
            },
          );
        }
      }
    }
  },
});
