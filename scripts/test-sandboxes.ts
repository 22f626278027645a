/**
 * Writes the sandbox project of every demo to disk, installs the packages once, type-checks all at once and builds each.
 * `tsx scripts/test-sandboxes.ts [name…]` takes the demos with these names only.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SandboxProject } from '../src/components/sandbox/open';
import { sandboxProject } from '../src/features/demo/sandbox/project';
import { codeStylings, codeVariants, type DemoSource } from '../src/site/demo';

const generated = path.resolve('.docusaurus/demos/default/data');
const wanted = process.argv.slice(2);

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function readSources(): DemoSource[] {
  const files = readdirSync(generated, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.basename(file) === 'source.json',
  );
  const sources = files.map(
    (file) => JSON.parse(readFileSync(path.join(generated, file), 'utf8')) as DemoSource,
  );
  return sources.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
}

function projectsOf(source: DemoSource): [dir: string, project: SandboxProject][] {
  const stylings = codeStylings.filter((styling) => source.stylings[styling]);
  return stylings.flatMap((styling) =>
    codeVariants.map(
      (variant) =>
        [`${source.name}-${styling}-${variant}`, sandboxProject(source, variant, styling)] as [
          string,
          SandboxProject,
        ],
    ),
  );
}

function writeProject(dir: string, { files }: SandboxProject): void {
  for (const [name, code] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

/** One manifest with the packages of all projects. Two versions of one package are a problem: pages show one. */
function mergeManifests(projects: [string, SandboxProject][]): Manifest {
  const merged: Manifest = { dependencies: {}, devDependencies: {} };
  for (const [name, { files }] of projects) {
    const manifest = JSON.parse(files['package.json'] ?? '{}') as Manifest;
    for (const kind of ['dependencies', 'devDependencies'] as const) {
      for (const [dependency, version] of Object.entries(manifest[kind])) {
        const before = merged[kind][dependency];
        if (before && before !== version)
          throw new Error(`${name} wants ${dependency} ${version}, another demo ${before}.`);
        merged[kind][dependency] = version;
      }
    }
  }
  return merged;
}

/** Runs a command. @returns what it said when it failed, else `null` */
function run(command: string, args: string[], cwd: string): string | null {
  try {
    execFileSync(command, args, { cwd, stdio: 'pipe', encoding: 'utf8' });
    return null;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `${stdout}${stderr}`.trim() || String(error);
  }
}

/** One run of the compiler over all projects in TypeScript, with the settings that each of them has. */
function checkTypes(root: string, projects: [string, SandboxProject][]): string | null {
  const [typed] = projects.flatMap(([, { files }]) => files['tsconfig.json'] ?? []);
  if (typed === undefined) return null;
  writeFileSync(
    path.join(root, 'tsconfig.json'),
    JSON.stringify({ ...(JSON.parse(typed) as object), include: ['*-TS/src'] }),
  );
  return run('npx', ['tsc', '--noEmit'], root);
}

function tell(what: string, failure: string | null): boolean {
  console.log(failure === null ? `ok      ${what}` : `FAILED  ${what}\n${failure}`);
  return failure === null;
}

function main(): void {
  const projects = readSources().flatMap(projectsOf);
  const [first] = projects;
  if (!first) throw new Error(`No demos in ${generated}. Build the site first.`);
  const root = mkdtempSync(path.join(tmpdir(), 'sandboxes-'));
  writeFileSync(
    path.join(root, 'package.json'),
    JSON.stringify({
      ...(JSON.parse(first[1].files['package.json'] ?? '{}') as object),
      ...mergeManifests(projects),
    }),
  );
  for (const [name, project] of projects) writeProject(path.join(root, name), project);

  const sound =
    tell('install', run('npm', ['install', '--no-audit', '--no-fund'], root)) &&
    [
      tell('types', checkTypes(root, projects)),
      ...projects.map(([name]) =>
        tell(name, run('npx', ['vite', 'build', '--logLevel', 'error'], path.join(root, name))),
      ),
    ].every(Boolean);
  rmSync(root, { recursive: true });
  process.exitCode = sound ? 0 : 1;
}

main();
