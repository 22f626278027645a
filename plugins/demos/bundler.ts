import type { RuleSetRule } from '@rspack/core';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { usesSitePackages, type DemoVersion } from '../../model/demos/demos';
import { aliases, type Installation } from '../../model/packages/installation';
import { packagesName, versionFolder } from './registry';
import { serveFolder, type BundlerConfig } from '../shared/serveFolder';

/** Modules that render only after an effect. preview/serverReplacements.tsx has their exports. */
const replacedOnServer = [
  '@mui/material/useMediaQuery',
  '@mui/x-charts/BarChart',
  '@toolpad/core/useLocalStorageState',
  '@toolpad/core/useSessionStorageState',
];

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
  include?: string[];
  resourceQuery?: RegExp;
  resolve: { alias: Record<string, string>; modules?: string[] };
}

/** How imports are resolved in the pages, the generated modules, and the packages of a version. */
function rulesOf(
  version: DemoVersion,
  { siteDir, dataDir }: Pick<BundlerPaths, 'siteDir' | 'dataDir'>,
  installation: Installation,
): Rule[] {
  const own = [path.join(siteDir, version.dir), path.join(dataDir, versionFolder(version))];
  const found = (folder: string, names: string[]) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const target = installation.folderOf(folder, name);
        return target ? [[name, target]] : [];
      }),
    );
  const renamed = found(version.packages, Object.keys(aliases));
  if (usesSitePackages(version)) {
    // The bundler uses the real paths of linked packages.
    const toolpad = path.join(siteDir, 'node_modules/@toolpad');
    const folders = existsSync(toolpad) ? [toolpad, realpathSync(toolpad)] : [toolpad];
    return [{ include: [...own, ...folders], resolve: { alias: renamed } }];
  }
  const alias = { ...renamed, ...found('.', shared) };
  const packages = path.join(siteDir, version.packages);
  const resolve = { alias, modules: [path.join(packages, 'node_modules'), 'node_modules'] };
  const name = packagesName(version).replaceAll('.', String.raw`\.`);
  return [
    { include: own, resolve },
    { resourceQuery: new RegExp(String.raw`^\?packages=${name}$`), resolve },
    { include: [packages], resolve: { alias } },
  ];
}

const replacementsIn = (siteDir: string) => {
  const file = path.join(siteDir, 'src/features/demo/preview/serverReplacements.tsx');
  return Object.fromEntries(replacedOnServer.map((name) => [`${name}$`, file]));
};

/** Resolves the imports of demos as in a reader's project, in the version of their page. */
export function bundlerSettings(
  isServer: boolean,
  versions: readonly DemoVersion[],
  installation: Installation,
  paths: BundlerPaths,
): BundlerConfig {
  return {
    ...(isServer ? { resolve: { alias: replacementsIn(paths.siteDir) } } : {}),
    module: {
      rules: [
        ...versions.flatMap((version) => rulesOf(version, paths, installation)),
        ...paths.dataRules,
      ],
    },
    // A page that compiles writes sources, which must not reload it.
    ...serveFolder(paths.served, paths.baseUrl, false),
  } as BundlerConfig;
}
