import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Program } from 'typescript-native/unstable/sync';
import {
  deprecationsIn,
  compilerMessage,
  isMissingType,
  type CompilerMessage,
} from './compilerMessages';
import type { VirtualFile } from './samples';

/**
 * Declarations of packages that samples import but this repository doesn't install:
 * `packages/<name>.d.ts`, with `__` in place of the slash after a scope. Types of installed
 * packages come from `node_modules`.
 */
function packageDeclarations(siteDir: string): string[] {
  const folder = path.join(__dirname, 'packages');
  const isInstalled = (file: string) =>
    existsSync(path.join(siteDir, 'node_modules', file.replace(/\.d\.ts$/, '').replace('__', '/')));
  return readdirSync(folder)
    .filter((file) => !isInstalled(file))
    .map((file) => path.join(folder, file));
}

/**
 * Folder of the React Router version that readers install. Docusaurus installs version 5 with the
 * same name.
 */
function reactRouter(siteDir: string, packages: string): string {
  const own = path.join(siteDir, packages, 'node_modules/react-router');
  return packages !== '.' && existsSync(own)
    ? own
    : path.join(siteDir, 'node_modules/react-router-v7');
}

/**
 * Content of `tsconfig.json` for compiling samples and demos.
 * @param packages folder with the packages that the files import
 * @param files absolute paths of the files to compile
 */
const settingsFor = (siteDir: string, packages: string, files: readonly string[]): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      moduleDetection: 'force',
      jsx: 'react-jsx',
      strict: true,
      allowJs: true,
      checkJs: true,
      esModuleInterop: true,
      resolveJsonModule: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      noEmit: true,
      singleThreaded: true,
      types: ['node'],
      typeRoots: [path.join(siteDir, 'node_modules/@types')],
      paths: { 'react-router': [reactRouter(siteDir, packages)] },
    },
    files: [...packageDeclarations(siteDir), ...files],
  });

/**
 * A compiler that stays in memory. It reads the types of packages once and then compiles only
 * changed files.
 */
export interface Compiler {
  /**
   * Type-checks TypeScript and JSX, and parses other JavaScript. Doesn't type-check files with
   * syntax errors.
   * @param files all files, which can import each other
   * @param wanted files to return findings for, if they have a sample
   */
  check<Source>(
    files: readonly VirtualFile<Source>[],
    wanted: readonly VirtualFile<Source>[],
  ): Map<VirtualFile<Source>, CompilerMessage[]>;
  /** Ends the compiler's process. */
  close(): void;
}

function* foldersAbove(file: string, siteDir: string): Generator<string> {
  for (
    let folder = path.dirname(file);
    folder !== siteDir && folder !== path.dirname(folder);
    folder = path.dirname(folder)
  )
    yield folder;
}

/** Compares two sets of files. @returns paths by kind of change */
function changesBetween(before: Map<string, string>, after: Map<string, string>) {
  const paths = [...after.keys()];
  return {
    created: paths.filter((file) => !before.has(file)),
    changed: paths.filter((file) => before.has(file) && before.get(file) !== after.get(file)),
    deleted: [...before.keys()].filter((file) => !after.has(file)),
  };
}

/** Errors in a file, and its uses of deprecated APIs. */
function messagesIn(
  program: Program,
  { path: file, text }: VirtualFile<unknown>,
): CompilerMessage[] {
  const syntax = program.getSyntacticDiagnostics(file);
  if (syntax.length > 0) return syntax.map((error) => compilerMessage(text, error, true));
  // A sample in plain JavaScript can be any part of a program.
  if (file.endsWith('.js')) return [];
  const errors = program.getSemanticDiagnostics(file);
  const checked = file.endsWith('.jsx') ? errors.filter((error) => !isMissingType(error)) : errors;
  return [
    ...checked.map((error) => compilerMessage(text, error, false)),
    ...deprecationsIn(text, program.getSuggestionDiagnostics(file)),
  ];
}

/**
 * Starts the compiler. Its process reads packages from disk, and requests virtual files from this
 * process. Writes nothing.
 * @param packages folder with the files and the packages that they import
 */
export async function createCompiler(siteDir: string, packages: string): Promise<Compiler> {
  // `npm start` installs this package after its first page.
  const { API } = await import('typescript-native/unstable/sync');
  const settings = path.join(siteDir, packages, '.samples/tsconfig.json');
  let files = new Map<string, string>();
  let folders = new Set<string>();
  const api = new API({
    cwd: siteDir,
    // With `undefined`, the compiler reads from disk.
    fs: {
      readFile: (file) => files.get(file),
      fileExists: (file) => files.has(file) || undefined,
      directoryExists: (folder) => folders.has(folder) || undefined,
    },
  });

  function programWith(next: readonly VirtualFile<unknown>[]): Program {
    const before = files;
    files = new Map(next.map(({ path: file, text }) => [file, text]));
    files.set(settings, settingsFor(siteDir, packages, [...files.keys()]));
    folders = new Set([...files.keys()].flatMap((file) => [...foldersAbove(file, siteDir)]));
    const snapshot = api.updateSnapshot({
      openProjects: before.size === 0 ? [settings] : [],
      fileChanges: changesBetween(before, files),
    });
    const project = snapshot.getProject(settings);
    if (!project) throw new Error('The compiler has no program.');
    return project.program;
  }

  return {
    check(next, wanted) {
      const program = programWith(next);
      return new Map(
        wanted.filter(({ sample }) => sample).map((file) => [file, messagesIn(program, file)]),
      );
    },
    close: () => api.close(),
  };
}
