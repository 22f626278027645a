import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sharedFoldersOf } from '../../model/examples/collect';
import { aliasesOf, type Dependencies } from '../../model/packages/packageAliases';

/** The parts of a `package.json` that these commands read. */
export interface Manifest extends Dependencies {
  scripts?: Record<string, string>;
}

/** Reads the `package.json` of a folder. */
export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Packages that are installed in the repository: those of the site, and those that only samples,
 * examples, and guides import.
 */
export function installedManifest(rootDir: string): Manifest {
  const site = readManifest(rootDir);
  const { dependencies } = readManifest(path.join(rootDir, 'checker/samples'));
  return { ...site, devDependencies: { ...dependencies, ...site.devDependencies } };
}

/**
 * Folder of the packages that a project uses instead of those of the site: `versions/mui-9` for
 * Material UI 9.
 */
export function ownPackages(project: Dependencies, rootDir: string): string | undefined {
  const major = /^\d+/.exec(project.dependencies?.['@mui/material'] ?? '')?.[0];
  const folder = path.join(rootDir, `versions/mui-${major}`);
  return existsSync(folder) ? folder : undefined;
}

const versionsOf = ({ dependencies, devDependencies }: Manifest) => ({
  ...dependencies,
  ...devDependencies,
});

/** An alias: `npm:react-router@7.18.5` is version 7.18.5 of `react-router`. */
const alias = /^npm:(.+)@([^@]+)$/;

/** Packages of an example that aren't installed here, sorted, as `name@version`. */
export function missingPackages(
  example: Manifest,
  isInstalled: (name: string) => boolean,
): string[] {
  return Object.entries(versionsOf(example))
    .filter(([name]) => !isInstalled(name))
    .map(([name, version]) => `${name}@${version}`)
    .sort();
}

/**
 * Reports wrong versions. Examples must use exact versions, which match those of the
 * repository for packages that it lists.
 */
export function versionProblems(example: Manifest, root: Manifest): string[] {
  const installed = versionsOf(root);
  const rootVersions = Object.fromEntries(
    Object.entries(installed).flatMap(([name, version]) => {
      const [, original = name, exact = version] = alias.exec(version) ?? [];
      return original !== name && original in installed ? [] : [[original, exact]];
    }),
  );
  return Object.entries(versionsOf(example)).flatMap(([name, version]) => {
    if (!/^\d+\.\d+\.\d+/.test(version)) return [`${name}: "${version}" is not an exact version.`];
    const expected = rootVersions[name];
    return expected && expected !== version
      ? [`${name}: ${version} here, ${expected} in the docs.`]
      : [];
  });
}

export interface Project {
  /** Absolute path below the root of the repository, whose packages the project uses. */
  folder: string;
  manifest: Manifest;
  /** Paths of compiler settings. Default: `tsconfig.json`. */
  configs?: readonly string[];
}

const compiler = path.join(__dirname, '../../node_modules/typescript-native/bin/tsc');

/**
 * Global types of an installed project: the `@types` packages that it lists. By default, it would
 * also see those of the root.
 */
const globalTypes = ({ devDependencies = {} }: Manifest) =>
  Object.keys(devDependencies).flatMap((name) =>
    name.startsWith('@types/') ? [name.slice('@types/'.length)] : [],
  );

/**
 * Writes compiler settings that resolve the packages of the repository.
 * @returns paths of the settings to build
 */
function writeSettings(
  { folder, manifest, configs = ['tsconfig.json'] }: Project,
  name: string,
  rootDir: string,
): string[] {
  const write = (file: string, settings: object) => {
    writeFileSync(file, JSON.stringify(settings));
    return file;
  };
  // The project's own settings override these.
  const base = write(`${name}.base.json`, { compilerOptions: { types: globalTypes(manifest) } });
  const shared = sharedFoldersOf(folder);
  const own = ownPackages(manifest, rootDir);
  const ownPaths = Object.keys((own && readManifest(own).dependencies) ?? {}).flatMap((name) => {
    const target = path.join(own!, 'node_modules', name);
    return [
      [name, [target]],
      [`${name}/*`, [`${target}/*`]],
    ];
  });
  return configs.map((config, index) =>
    write(`${name}.${index}.json`, {
      extends: [base, path.join(folder, config)],
      compilerOptions: {
        noEmit: true,
        incremental: true,
        ...(shared.length > 0 && { rootDirs: [folder, ...shared] }),
        tsBuildInfoFile: `${name}.${index}.tsbuildinfo`,
        paths: Object.fromEntries([
          ...Object.entries(aliasesOf(readManifest(rootDir))).map(([alias, installed]) => [
            alias,
            [path.join(rootDir, 'node_modules', installed)],
          ]),
          ...ownPaths,
        ]),
      },
    }),
  );
}

/** Extracts errors from the compiler's output. Indented lines explain the error above them. */
const errorsIn = (output: string) =>
  output
    .split(/\r?\n(?=\S)/)
    .map((text) => text.trimEnd())
    .filter((text) => text !== '');

/**
 * Type-checks projects with their own settings and the packages of the repository. A single build
 * checks all of them and reads the packages once.
 * @param rootDir root of the repository, with the `node_modules` that the projects use
 * @returns the errors of each project as `file(line,column): message`, with paths relative to the
 *   root; empty if it has none
 */
export function typeCheck(projects: readonly Project[], rootDir: string): string[][] {
  const cache = path.join(rootDir, 'node_modules/.cache/toolpad-docs');
  mkdirSync(cache, { recursive: true });
  const settings = mkdtempSync(path.join(cache, 'projects-'));
  try {
    const names = projects.map((_project, index) => path.join(settings, String(index)));
    const files = projects.flatMap((project, index) =>
      writeSettings(project, names[index]!, rootDir),
    );
    const { status, stdout, stderr, error } = spawnSync(
      process.execPath,
      // A single thread uses a third less processor time than several, which other checks need.
      [compiler, '--build', ...files, '--pretty', 'false', '--singleThreaded'],
      { cwd: rootDir, encoding: 'utf8', maxBuffer: 1e8 },
    );
    const errors = errorsIn(stdout);
    if (error || (status !== 0) !== errors.length > 0)
      throw new Error(`The compiler failed. ${error?.message ?? ''}${stdout}${stderr}`);
    const found = projects.map((): string[] => []);
    for (const text of errors) {
      const owner = projects.findIndex(({ folder }, index) =>
        [`${path.relative(rootDir, folder)}/`, `${names[index]}.`].some((place) =>
          text.replaceAll('\\', '/').includes(place.replaceAll('\\', '/')),
        ),
      );
      // Errors outside all projects are reported with the first one.
      found[Math.max(owner, 0)]?.push(text);
    }
    return found;
  } finally {
    rmSync(settings, { recursive: true, force: true });
  }
}
