import type { RuleSetRule } from '@rspack/core';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { usesSitePackages, type DemoSet } from '../../model/demos/demos';
import { aliases, type Installation } from '../../model/packages/installation';
import { setFolder } from './registry';
import { serveFolder, type BundlerConfig } from '../shared/serveFolder';

/** Server replacements for modules that render only after an effect, by import. */
const serverReplacements = {
  '@mui/x-charts/BarChart': 'serverReplacements.tsx',
  '@toolpad/core/useLocalStorageState': 'serverReplacements.tsx',
  '@toolpad/core/useSessionStorageState': 'serverReplacements.tsx',
};

interface BundlerPaths {
  siteDir: string;
  dataDir: string;
  baseUrl: string;
  served: string;
  dataRules: readonly RuleSetRule[];
}

/** Islands use the site's React, whatever the version of their demos. */
const shared = ['react', 'react-dom'];

interface Rule {
  include: string[];
  resolve: { alias: Record<string, string>; modules?: string[] };
}

/** How imports are resolved in the pages, the generated modules, and the packages of a set. */
function rulesOf(
  set: DemoSet,
  { siteDir, dataDir }: Pick<BundlerPaths, 'siteDir' | 'dataDir'>,
  installation: Installation,
): Rule[] {
  const own = [path.join(siteDir, set.dir), path.join(dataDir, setFolder(set))];
  const found = (folder: string, names: string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const target = installation.folderOf(folder, name);
        return target ? [[name, target]] : [];
      }),
    );
  const renamed = found(set.packages, Object.keys(aliases));
  if (usesSitePackages(set)) {
    // The bundler uses the real paths of linked packages.
    const toolpad = path.join(siteDir, 'node_modules/@toolpad');
    const folders = existsSync(toolpad) ? [toolpad, realpathSync(toolpad)] : [toolpad];
    return [{ include: [...own, ...folders], resolve: { alias: renamed } }];
  }
  const alias = { ...renamed, ...found('.', shared) };
  const packages = path.join(siteDir, set.packages);
  return [
    {
      include: own,
      resolve: { alias, modules: [path.join(packages, 'node_modules'), 'node_modules'] },
    },
    { include: [packages], resolve: { alias } },
  ];
}

const replacementsIn = (siteDir: string) =>
  Object.fromEntries(
    Object.entries(serverReplacements).map(([name, file]) => [
      `${name}$`,
      path.join(siteDir, 'src/features/demo/preview', file),
    ]),
  );

/** Resolves the imports of demos as in a reader's project, in the version of their page. */
export function bundlerSettings(
  isServer: boolean,
  sets: readonly DemoSet[],
  installation: Installation,
  paths: BundlerPaths,
): BundlerConfig {
  return {
    ...(isServer ? { resolve: { alias: replacementsIn(paths.siteDir) } } : {}),
    module: {
      rules: [...sets.flatMap((set) => rulesOf(set, paths, installation)), ...paths.dataRules],
    },
    // A page that compiles writes sources, which must not reload it.
    ...serveFolder(paths.served, paths.baseUrl, false),
  } as BundlerConfig;
}
