import path from 'node:path';
import ts from 'typescript';
import { findingsOf, optionsFor, packageDeclarations, type Finding } from './compile';
import type { VirtualFile } from './project';

/** A compiler that stays warm: what packages declare is read once, and a changed file is compiled alone. */
export interface Compiler {
  /**
   * @param files all files, of which imports find each other
   * @param wanted those whose findings are asked for
   */
  check<Source>(
    files: readonly VirtualFile<Source>[],
    wanted: readonly VirtualFile<Source>[],
  ): Map<VirtualFile<Source>, Finding[]>;
}

/** @param packages folder whose packages the files import; they lie below it */
export function createCompiler(siteDir: string, packages: string): Compiler {
  const options = optionsFor(siteDir, packages);
  const declarations = packageDeclarations(siteDir);
  let files = new Map<string, { text: string; version: number }>();
  let folders = new Set<string>();
  let version = 0;

  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getCurrentDirectory: () => siteDir,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...declarations, ...files.keys()],
    // What is on disk belongs to packages, which stay.
    getScriptVersion: (file) => String(files.get(file)?.version ?? 0),
    getScriptSnapshot: (file) => {
      const text = files.get(file)?.text ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: (file) => files.has(file) || ts.sys.fileExists(file),
    readFile: (file) => files.get(file)?.text ?? ts.sys.readFile(file),
    directoryExists: (folder) => folders.has(folder) || ts.sys.directoryExists(folder),
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
  });

  function take(next: readonly VirtualFile<unknown>[]): void {
    files = new Map(
      next.map(({ path: file, text }) => {
        const before = files.get(file);
        if (before?.text === text) return [file, before];
        version += 1;
        return [file, { text, version }];
      }),
    );
    folders = new Set();
    for (const file of files.keys())
      for (
        let folder = path.dirname(file);
        folder !== siteDir && folder !== path.dirname(folder);
        folder = path.dirname(folder)
      )
        folders.add(folder);
  }

  return {
    check(next, wanted) {
      take(next);
      const program = service.getProgram();
      if (!program) throw new Error('The compiler has no program.');
      return findingsOf(program, wanted);
    },
  };
}
