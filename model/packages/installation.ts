import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { packageOf } from '../demos/modules';

interface Manifest {
  version: string;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Installed packages from the point of view of a folder. A cut version has its own. */
export interface Installation {
  resolves(folder: string, specifier: string): boolean;
  /** Corrections of an import: folders of the package, or if it's missing, the site's packages. */
  candidates(folder: string, specifier: string): string[];
  /** Exact versions of packages and of the peers that they require. Omits missing packages. */
  versions(folder: string, packages: string[]): Record<string, string>;
  folderOf(folder: string, name: string): string | undefined;
}

const resolution: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  allowJs: true,
};

/** Names under which the site installs packages. Docusaurus itself uses version 5 of this one. */
export const aliases: Readonly<Record<string, string>> = { 'react-router': 'react-router-v7' };

export function createInstallation(siteDir: string): Installation {
  const cache = ts.createModuleResolutionCache(siteDir, (name) => name, resolution);
  const manifests = new Map<string, Manifest>();
  const root = path.resolve(siteDir);

  /** At the root of the site, another package may use the original name. */
  const nameIn = (dir: string, name: string) => (dir === root ? (aliases[name] ?? name) : name);

  /** The nearest `node_modules` with a package, and the name of the package there. */
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
      const { folder, installed = name } = locate(from, name) ?? {};
      const importer = path.join(root, from, 'demo.tsx');
      const file = installed + specifier.slice(name.length);
      const { resolvedModule } = ts.resolveModuleName(file, importer, resolution, ts.sys, cache);
      if (!resolvedModule || !folder) return !!resolvedModule;
      // TypeScript looks for a missing module in packages with the same name further up, too.
      const { resolvedFileName } = resolvedModule;
      return (
        resolvedFileName.startsWith(`${realpathSync(folder)}/`) ||
        !resolvedFileName.includes(`/node_modules/${installed}/`)
      );
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
