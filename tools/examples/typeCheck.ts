import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sharedFolderOf } from '../../plugins/example-downloads/sharedFiles';
import type { Manifest } from './packages';

/** A project whose types are checked. */
export interface Project {
  /** Absolute path; it lies below the root of the repository, whose packages it borrows. */
  folder: string;
  manifest: Manifest;
  /** Files with the compiler's settings. Default: `tsconfig.json`. */
  configs?: readonly string[];
}

export interface TypeCheckOptions {
  /** Root of the repository, whose `node_modules` the projects borrow. */
  rootDir: string;
  /** Names under which the root installs some packages, see `aliasesOf`. */
  aliases: Record<string, string>;
}

const compiler = path.join(__dirname, '../../node_modules/typescript-native/bin/tsc');

/**
 * The global types an installed project would see: the `@types` packages it lists. Without this the
 * root's own leak in.
 */
const globalTypes = ({ devDependencies = {} }: Manifest) =>
  Object.keys(devDependencies).flatMap((name) =>
    name.startsWith('@types/') ? [name.slice('@types/'.length)] : [],
  );

/**
 * Writes the settings of a project with the packages of the repository.
 * @returns their files, the ones to build
 */
function writeSettings(
  { folder, manifest, configs = ['tsconfig.json'] }: Project,
  name: string,
  { rootDir, aliases }: TypeCheckOptions,
): string[] {
  const write = (file: string, settings: object) => {
    writeFileSync(file, JSON.stringify(settings));
    return file;
  };
  // The project's own settings follow, and override these.
  const base = write(`${name}.base.json`, { compilerOptions: { types: globalTypes(manifest) } });
  const shared = sharedFolderOf(folder);
  return configs.map((config, index) =>
    write(`${name}.${index}.json`, {
      extends: [base, path.join(folder, config)],
      compilerOptions: {
        noEmit: true,
        incremental: true,
        ...(shared && { rootDirs: [folder, shared] }),
        tsBuildInfoFile: `${name}.${index}.tsbuildinfo`,
        paths: Object.fromEntries(
          Object.entries(aliases).map(([alias, installed]) => [
            alias,
            [path.join(rootDir, 'node_modules', installed)],
          ]),
        ),
      },
    }),
  );
}

/** Errors in what the compiler prints. The lines that explain one are indented. */
const errorsIn = (output: string) =>
  output
    .split(/\r?\n(?=\S)/)
    .map((text) => text.trimEnd())
    .filter((text) => text !== '');

/**
 * Type-checks projects with their own settings and the packages of the repository. They are one
 * build, which reads the packages once.
 * @returns the errors of each project as `file(line,column): message`, paths relative to the root;
 *   empty if it has none
 */
export function typeCheck(projects: readonly Project[], options: TypeCheckOptions): string[][] {
  const cache = path.join(options.rootDir, 'node_modules/.cache/toolpad-docs');
  mkdirSync(cache, { recursive: true });
  const settings = mkdtempSync(path.join(cache, 'projects-'));
  try {
    const names = projects.map((_project, index) => path.join(settings, String(index)));
    const files = projects.flatMap((project, index) =>
      writeSettings(project, names[index]!, options),
    );
    const { status, stdout, stderr, error } = spawnSync(
      process.execPath,
      // One thread takes a third less of the processors than several, and other checks run beside
      // this one.
      [compiler, '--build', ...files, '--pretty', 'false', '--singleThreaded'],
      { cwd: options.rootDir, encoding: 'utf8', maxBuffer: 1e8 },
    );
    const errors = errorsIn(stdout);
    if (error || (status !== 0) !== errors.length > 0)
      throw new Error(`The compiler failed. ${error?.message ?? ''}${stdout}${stderr}`);
    const found = projects.map((): string[] => []);
    for (const text of errors) {
      const owner = projects.findIndex(({ folder }, index) =>
        [`${path.relative(options.rootDir, folder)}/`, `${names[index]}.`].some((place) =>
          text.replaceAll('\\', '/').includes(place.replaceAll('\\', '/')),
        ),
      );
      // Errors outside of all projects are reported with the first one.
      found[Math.max(owner, 0)]?.push(text);
    }
    return found;
  } finally {
    rmSync(settings, { recursive: true, force: true });
  }
}
