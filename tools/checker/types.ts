import path from 'node:path';
import { readFileSync } from 'node:fs';
import { modulesOf } from '../../plugins/demos/model';
import { hashOf } from '../../plugins/shared/packCache';
import type { Problem } from '../../plugins/shared/problems';
import type { VirtualFile } from '../samples/project';
import { createCompiler, type Compiler } from '../samples/compiler';
import type { Finding } from '../samples/findings';
import { rootDir } from './htmlTags';
import type { Site } from './site';

/** Files that are compiled together: those of a page's samples, those of a demo. */
interface Project {
  packages: string;
  files: VirtualFile<unknown>[];
}

const compilers = new Map<string, Compiler>();

function compilerFor(packages: string): Compiler {
  const compiler = compilers.get(packages) ?? createCompiler(rootDir, packages);
  compilers.set(packages, compiler);
  return compiler;
}

/** Types depend on the packages that are installed. */
const lockHash = () => hashOf(readFileSync(path.join(rootDir, 'package-lock.json'), 'utf8'));

/** Compiles the types of demos and samples. What did not change is not compiled again. */
export class Types {
  private readonly lock = lockHash();
  private readonly all = new Map<string, VirtualFile<unknown>[]>();
  private readonly results = new Map<string, Finding[][]>();

  /**
   * @param isWatching Whether more questions will follow: all files then stay in the compiler, which takes longer once and shortens what
   * follows.
   */
  constructor(
    private readonly siteDir: string,
    private readonly isWatching: boolean,
  ) {}

  /** Findings of the files of each project, in their order. */
  check(kind: string, projects: Project[], cache: Site['cache']): Finding[][][] {
    const keyOf = ({ packages, files }: Project) => [
      this.lock,
      packages,
      files.map(({ path: file, text }) => [path.relative(this.siteDir, file), text]),
    ];
    const make = (project: Project) => {
      const found = this.results.get(hashOf(keyOf(project)));
      if (!found) throw new Error('This project was not compiled.');
      return found;
    };
    const missing: Project[] = [];
    const peek = (project: Project) => {
      const key = hashOf(keyOf(project));
      if (this.results.has(key)) return;
      if (cache.has(kind, keyOf(project))) return;
      missing.push(project);
    };
    projects.forEach(peek);
    for (const packages of new Set(projects.map((each) => each.packages))) {
      const ofFolder = (list: Project[]) =>
        list.filter((each) => each.packages === packages).flatMap(({ files }) => files);
      this.all.set(`${kind} ${packages}`, ofFolder(projects));
      const wanted = missing.filter((each) => each.packages === packages);
      if (wanted.length > 0) this.compile(packages, wanted, keyOf);
    }
    return projects.map((project) => cache.sync(kind, keyOf(project), () => make(project)));
  }

  private compile(packages: string, wanted: Project[], keyOf: (project: Project) => unknown) {
    const files = wanted.flatMap((project) => project.files);
    const all = this.isWatching ? this.everything(packages) : files;
    const found = compilerFor(packages).check(all, files);
    for (const project of wanted)
      this.results.set(
        hashOf(keyOf(project)),
        project.files.map((file) => found.get(file) ?? []),
      );
  }

  private everything(packages: string): VirtualFile<unknown>[] {
    const files = [...this.all].flatMap(([key, list]) =>
      key.endsWith(` ${packages}`) ? list : [],
    );
    return [...new Map(files.map((file) => [file.path, file])).values()];
  }

  /** Reads all packages that demos and samples import, so that the first change is answered as fast as the next. */
  warmUp(): void {
    for (const packages of new Set([...this.all.keys()].map((key) => key.split(' ')[1] ?? '.'))) {
      const all = this.everything(packages);
      compilerFor(packages).check(all, all.slice(0, 1));
    }
  }
}

/** The projects of demos: their modules. */
export function demoProjects({ demos, siteDir }: Site): Project[] {
  return demos.demos.map((demo) => ({
    packages: demo.set.packages,
    files: modulesOf(demo)
      .filter(({ file }) => !file.endsWith('.css'))
      .map(({ file, source }) => ({ path: path.join(siteDir, file), text: source, sample: file })),
  }));
}

/** A finding as a problem of a demo. */
export const demoProblem = (file: string, { line, column, message }: Finding): Problem => ({
  file,
  line: line + 1,
  column: column + 1,
  rule: 'demo/type-error',
  message: message.replaceAll('\n', '\n  '),
});
