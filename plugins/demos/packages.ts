import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { packageOf } from './modules';

interface Manifest {
  version: string;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * What is installed, as seen from a folder of the site: a cut version brings packages of its own.
 */
export interface Installation {
  /** Whether an import leads to a module. */
  resolves(folder: string, specifier: string): boolean;
  /**
   * Names that could have been meant: the folders of the package, or where it is missing the
   * packages of the site.
   */
  candidates(folder: string, specifier: string): string[];
  /**
   * Exact versions of these packages and of the peers they require. Packages that are missing are
   * left out.
   */
  versions(folder: string, packages: string[]): Record<string, string>;
  /** Absolute folder of a package, or `undefined`. */
  folderOf(folder: string, name: string): string | undefined;
}

const resolution: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  allowJs: true,
};

/** Reads an installation from the disk. */
export function createInstallation(siteDir: string, aliases: Record<string, string>): Installation {
  const cache = ts.createModuleResolutionCache(siteDir, (name) => name, resolution);
  const manifests = new Map<string, Manifest>();
  const root = path.resolve(siteDir);

  /**
   * Name a package has in a `node_modules` folder: at the root of the site another package may
   * occupy its own.
   */
  const nameIn = (dir: string, name: string) => (dir === root ? (aliases[name] ?? name) : name);

  /**
   * The nearest `node_modules` above that holds a package, as Node looks for it, and the name it
   * has there.
   */
  function locate(from: string, name: string): { folder: string; installed: string } | undefined {
    for (let dir = path.resolve(siteDir, from); ; dir = path.dirname(dir)) {
      const installed = nameIn(dir, name);
      const folder = path.join(dir, 'node_modules', installed);
      if (existsSync(path.join(folder, 'package.json'))) return { folder, installed };
      if (dir === path.dirname(dir)) return undefined;
    }
  }
  const folderOf = (from: string, name: string) => locate(from, name)?.folder;

  function manifestOf(from: string, name: string): Manifest | undefined {
    const folder = folderOf(from, name);
    if (!folder) return undefined;
    const manifest =
      manifests.get(folder) ??
      (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest);
    manifests.set(folder, manifest);
    return manifest;
  }

  return {
    folderOf,

    resolves(from, specifier) {
      const name = packageOf(specifier);
      const installed = (locate(from, name)?.installed ?? name) + specifier.slice(name.length);
      const importer = path.join(root, from, 'demo.tsx');
      return !!ts.resolveModuleName(installed, importer, resolution, ts.sys, cache).resolvedModule;
    },

    candidates(from, specifier) {
      const name = packageOf(specifier);
      const folder = folderOf(from, name);
      if (folder)
        return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
          entry.isDirectory() ? [`${name}/${entry.name}`] : [],
        );
      const site = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
        dependencies?: Record<string, string>;
      };
      return Object.keys(site.dependencies ?? {});
    },

    versions(from, packages) {
      const found: Record<string, string> = {};
      const queue = [...packages];
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
        const manifest = name in found ? undefined : manifestOf(from, name);
        if (!manifest) continue;
        found[name] = manifest.version;
        queue.push(
          ...Object.keys(manifest.peerDependencies ?? {}).filter(
            (peer) => !manifest.peerDependenciesMeta?.[peer]?.optional,
          ),
        );
      }
      return Object.fromEntries(Object.entries(found).sort(([a], [b]) => a.localeCompare(b)));
    },
  };
}
