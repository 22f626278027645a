import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Compiler, createCompiler } from '../samples/compiler';
import type { CompilerMessage } from '../samples/compilerMessages';
import type { VirtualFile } from '../samples/samples';
import { type DemoModel, modulesOf, usesSitePackages } from '../../model/demos/demos';
import { hashOf, type ResultCache } from '../../model/caches/resultCache';
import { rootDir } from '../rootDir';
import { siteCheck } from '../rule';

type File = VirtualFile<unknown>;

/** Files that are compiled together: the samples of a page, or a demo with its modules. */
export interface Project {
  /** Folder with the packages that the files import. */
  packages: string;
  files: readonly File[];
}

/** Hash of a lockfile, on which types depend. */
function lockOf(packages: string): string {
  const file = path.join(rootDir, packages, 'package-lock.json');
  return existsSync(file) ? hashOf(readFileSync(file, 'utf8')) : '';
}

const compilers = new Map<string, Promise<Compiler>>();

function compilerFor(packages: string): Promise<Compiler> {
  const compiler = compilers.get(packages) ?? createCompiler(rootDir, packages);
  compilers.set(packages, compiler);
  return compiler;
}

const foldersOf = (projects: readonly Project[]) => new Set(projects.map((each) => each.packages));

/** Compiles demos and samples. Doesn't compile unchanged files again. */
export class Types {
  /** The latest projects of each kind. */
  private readonly last = new Map<string, readonly Project[]>();

  /**
   * @param isWatching whether all files stay in the compiler, which slows down the first call and
   *   speeds up later ones
   */
  constructor(
    private readonly siteDir: string,
    private readonly isWatching = false,
  ) {}

  /** Returns the findings of each file of each project, in the order of the input. */
  async check(
    kind: string,
    projects: readonly Project[],
    cache: ResultCache,
  ): Promise<CompilerMessage[][][]> {
    this.last.set(kind, projects);
    const locks = new Map(
      ['.', 'checker/samples', ...foldersOf(projects)].map((packages) => [
        packages,
        lockOf(packages),
      ]),
    );
    const keys = new Map(projects.map((project) => [project, this.keyOf(project, locks)]));
    const missing = projects.filter((project) => !cache.has(kind, keys.get(project)));
    const found = new Map<File, CompilerMessage[]>();
    for (const packages of foldersOf(missing))
      for (const [file, findings] of await this.compile(packages, missing))
        found.set(file, findings);
    return projects.map((project) =>
      cache.sync(kind, keys.get(project), () => project.files.map((file) => found.get(file) ?? [])),
    );
  }

  /**
   * Loads all packages that demos and samples import, so that even the first check after a change
   * is fast.
   */
  async warmUp(): Promise<void> {
    const all = [...this.last.values()].flat();
    for (const packages of foldersOf(all)) await this.compile(packages, []);
  }

  /** Key of a project's results, given the hashes of lockfiles. */
  private keyOf({ packages, files }: Project, locks: ReadonlyMap<string, string>) {
    const texts = files.map(({ path: file, text }) => [path.relative(this.siteDir, file), text]);
    const own = packages === '.' ? '' : locks.get(packages);
    return [locks.get('.'), locks.get('checker/samples'), own, texts];
  }

  private async compile(
    packages: string,
    projects: readonly Project[],
  ): Promise<Map<File, CompilerMessage[]>> {
    const filesOf = (list: readonly Project[]) =>
      list.filter((each) => each.packages === packages).flatMap(({ files }) => files);
    const wanted = filesOf(projects);
    const others = this.isWatching ? filesOf([...this.last.values()].flat()) : [];
    const all = new Map([...others, ...wanted].map((file) => [file.path, file]));
    const compiler = await compilerFor(packages);
    return compiler.check([...all.values()], wanted);
  }
}

/** Solution for deprecated APIs. */
export const deprecatedNote = 'Its documentation says what to use instead.';

/**
 * Files of a demo for the compiler. Those of a cut version are below its packages, which they
 * import (like the samples on its pages).
 */
export const filesToCompile = (siteDir: string, demo: DemoModel) =>
  modulesOf(demo)
    .filter(({ file }) => !file.endsWith('.css'))
    .map(({ file, source }) => ({
      path: path.join(
        siteDir,
        demo.version.packages,
        usesSitePackages(demo.version) ? '' : '.demos',
        file,
      ),
      text: source,
      sample: file,
    }));

/** Types of the demos. The rule `demo/syntax` reports demos with syntax errors. */
export const demoTypes = (types: Types) =>
  siteCheck({
    slow: true,
    rules: {
      'demo/type-error': 'Demos compile.',
      'demo/deprecated': 'Demos use no deprecated APIs.',
    },
    async check({ siteDir, demos: { demos }, cache }, report) {
      const projects = demos.map((demo) => ({
        packages: demo.version.packages,
        files: filesToCompile(siteDir, demo),
      }));
      // Several demos can import the same module.
      const reported = new Set<string>();
      const results = await types.check('demos', projects, cache);
      for (const [index, found] of results.entries())
        for (const [each, { sample: file }] of projects[index]?.files.entries() ?? []) {
          if (reported.has(file)) continue;
          reported.add(file);
          for (const { kind, line, column, message } of found[each] ?? [])
            if (kind === 'type' || kind === 'deprecated')
              report(
                kind === 'type' ? 'demo/type-error' : 'demo/deprecated',
                { file, line: line + 1, column: column + 1 },
                message.replaceAll('\n', '\n  '),
                { note: kind === 'deprecated' ? deprecatedNote : undefined },
              );
        }
    },
  });
