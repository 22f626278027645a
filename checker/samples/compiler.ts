import path from 'node:path';
import type { Program } from 'typescript-native/unstable/sync';
import { deprecationsIn, findingOf, isMissingType, type Finding } from './findings';
import type { VirtualFile } from './project';
import { settingsFor } from './settings';

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
  ): Map<VirtualFile<Source>, Finding[]>;
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
function findingsIn(program: Program, { path: file, text }: VirtualFile<unknown>): Finding[] {
  const syntax = program.getSyntacticDiagnostics(file);
  if (syntax.length > 0) return syntax.map((error) => findingOf(text, error, true));
  // A sample in plain JavaScript can be any part of a program.
  if (file.endsWith('.js')) return [];
  const errors = program.getSemanticDiagnostics(file);
  const checked = file.endsWith('.jsx') ? errors.filter((error) => !isMissingType(error)) : errors;
  return [
    ...checked.map((error) => findingOf(text, error, false)),
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
        wanted.filter(({ sample }) => sample).map((file) => [file, findingsIn(program, file)]),
      );
    },
    close: () => api.close(),
  };
}
