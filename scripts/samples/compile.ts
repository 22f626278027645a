import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { VirtualFile } from './project';

/** What the compiler says about a virtual file. */
export interface Finding {
  /** 0-based place in the text of the file. */
  line: number;
  column: number;
  kind: 'syntax' | 'import' | 'type';
  message: string;
}

const cannotFindModule = new Set([2307, 2792, 2882]);

/**
 * Declarations of packages that samples use and this repository does not install, `packages/<name>.d.ts` with `__` for the slash of a scope.
 * One that is installed is read from `node_modules` instead.
 */
export function packageDeclarations(siteDir: string): string[] {
  const folder = path.join(__dirname, 'packages');
  const isInstalled = (file: string) =>
    existsSync(path.join(siteDir, 'node_modules', file.replace(/\.d\.ts$/, '').replace('__', '/')));
  return readdirSync(folder)
    .filter((file) => !isInstalled(file))
    .map((file) => path.join(folder, file));
}

/** React Router as readers install it. At the root of the site Docusaurus occupies its name with version 5. */
function reactRouter(siteDir: string, packages: string): string {
  const own = path.join(siteDir, packages, 'node_modules/react-router');
  return packages !== '.' && existsSync(own)
    ? own
    : path.join(siteDir, 'node_modules/react-router-v7');
}

/** How samples and demos are compiled. */
export const optionsFor = (siteDir: string, packages: string): ts.CompilerOptions => ({
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowJs: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
  typeRoots: [path.join(siteDir, 'node_modules/@types')],
  paths: { 'react-router': [reactRouter(siteDir, packages)] },
});

/** Files on disk, and the virtual ones over them. */
function createHost(
  options: ts.CompilerOptions,
  siteDir: string,
  files: Map<string, VirtualFile>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const folders = new Set<string>();
  for (const file of files.keys()) {
    for (
      let folder = path.dirname(file);
      folder !== siteDir && folder !== path.dirname(folder);
      folder = path.dirname(folder)
    )
      folders.add(folder);
  }
  return {
    ...host,
    getCurrentDirectory: () => siteDir,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file)?.text ?? host.readFile(file),
    directoryExists: (folder) => folders.has(folder) || (host.directoryExists?.(folder) ?? true),
    getSourceFile: (file, ...rest) => {
      const virtual = files.get(file);
      return virtual
        ? ts.createSourceFile(file, virtual.text, rest[0])
        : host.getSourceFile(file, ...rest);
    },
  };
}

function toFinding(
  source: ts.SourceFile,
  { start = 0, code, messageText }: ts.Diagnostic,
  isSyntax: boolean,
): Finding {
  const { line, character } = source.getLineAndCharacterOfPosition(start);
  const kind = isSyntax ? 'syntax' : cannotFindModule.has(code) ? 'import' : 'type';
  return {
    line,
    column: character,
    kind,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  };
}

/**
 * Compiles the files of all pages of a version in one program, since most of its time goes into the packages they share.
 * TypeScript is type-checked, JavaScript parsed. A file with syntax errors is not type-checked.
 * @param packages folder whose packages the files import; they lie below it
 * @returns the findings of each file that has a sample
 */
export function compile(
  siteDir: string,
  virtualFiles: VirtualFile[],
  packages = '.',
): Map<VirtualFile, Finding[]> {
  const options = optionsFor(siteDir, packages);
  const files = new Map(virtualFiles.map((file) => [file.path, file]));
  const program = ts.createProgram(
    [...packageDeclarations(siteDir), ...files.keys()],
    options,
    createHost(options, siteDir, files),
  );
  return findingsOf(program, virtualFiles);
}

/** What a program says about those files of it that have a sample. */
export function findingsOf<Source>(
  program: ts.Program,
  virtualFiles: readonly VirtualFile<Source>[],
): Map<VirtualFile<Source>, Finding[]> {
  const findings = new Map<VirtualFile<Source>, Finding[]>();
  for (const file of virtualFiles) {
    const source = program.getSourceFile(file.path);
    if (!source || !file.sample) continue;
    const syntax = program
      .getSyntacticDiagnostics(source)
      .map((diagnostic) => toFinding(source, diagnostic, true));
    const types =
      syntax.length > 0
        ? []
        : program
            .getSemanticDiagnostics(source)
            .map((diagnostic) => toFinding(source, diagnostic, false));
    findings.set(file, [...syntax, ...types]);
  }
  return findings;
}

/** The first mistake in a JSON text. Comments and trailing commas are allowed. */
export function parseJson(text: string): Finding[] {
  const { error } = ts.parseConfigFileTextToJson('sample.json', text);
  if (!error) return [];
  const source = ts.createSourceFile('sample.json', text, ts.ScriptTarget.JSON);
  return [toFinding(source, error, true)];
}
