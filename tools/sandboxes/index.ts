import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoSets, setKey, usesSitePackages } from '@site/plugins/demos/model';
import { documentedVersions } from '@site/plugins/shared/versions';
import type { SandboxProject } from '@site/src/components/sandbox/open';
import { sandboxProject } from '@site/src/features/demo/sandbox/project';
import { codeStylings, codeVariants, type DemoSource } from '@site/src/site/demo';
import type { Manifest } from '@site/tools/examples';
import { attempt } from '@site/tools/report';

type NamedProject = readonly [name: string, project: SandboxProject];

/** Demos of the current pages, from the last build. */
function readSources(siteDir: string, wanted: readonly string[]): DemoSource[] {
  return demoSets(documentedVersions(siteDir))
    .filter(usesSitePackages)
    .map((set) => path.join(siteDir, 'build/toolpad/assets/demos', setKey(set)))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as DemoSource)
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name));
}

const projectsOf = (source: DemoSource): NamedProject[] =>
  codeStylings
    .filter((styling) => source.stylings[styling])
    .flatMap((styling) =>
      codeVariants.map(
        (variant) =>
          [
            `${source.name}-${styling}-${variant}`,
            sandboxProject(source, variant, styling),
          ] as const,
      ),
    );

function writeProject(folder: string, { files }: SandboxProject): void {
  for (const [name, code] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

const manifestOf = ({ files }: SandboxProject) =>
  JSON.parse(files['package.json'] ?? '{}') as Manifest;

/** Merges the dependencies of all projects. @throws if two projects use different versions */
function mergeManifests(projects: readonly NamedProject[]): Manifest {
  const merged: Required<Omit<Manifest, 'scripts'>> = { dependencies: {}, devDependencies: {} };
  for (const [name, project] of projects) {
    const manifest = manifestOf(project);
    for (const kind of ['dependencies', 'devDependencies'] as const) {
      for (const [dependency, version] of Object.entries(manifest[kind] ?? {})) {
        const before = merged[kind][dependency];
        if (before && before !== version)
          throw new Error(`${name} wants ${dependency} ${version}, another demo ${before}.`);
        merged[kind][dependency] = version;
      }
    }
  }
  return merged;
}

/** Runs a command. @returns whether it succeeded */
const run = async (title: string, cwd: string, command: string, ...args: string[]) => {
  const { failure } = await attempt(title, () => {
    try {
      execFileSync(command, args, { cwd, stdio: 'pipe', encoding: 'utf8' });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${stdout}${stderr}`.trim() || String(error), { cause: error });
    }
  });
  return failure === undefined;
};

/**
 * Writes the sandbox project of every demo to disk, installs the packages once, type-checks all
 * projects together, and builds each of them.
 * @param wanted names of demos; all of them if empty
 * @returns whether all of them passed
 */
export async function testSandboxes(siteDir: string, wanted: readonly string[]): Promise<boolean> {
  const projects = readSources(siteDir, wanted).flatMap(projectsOf);
  const [first] = projects;
  if (!first) throw new Error('There are no such demos. Build the site first.');
  const root = mkdtempSync(path.join(tmpdir(), 'sandboxes-'));
  const write = (name: string, content: object) =>
    writeFileSync(path.join(root, name), JSON.stringify(content));
  write('package.json', { ...manifestOf(first[1]), ...mergeManifests(projects) });
  // All projects in TypeScript have the same compiler settings.
  const settings = projects.flatMap(([, { files }]) => files['tsconfig.json'] ?? [])[0] ?? '{}';
  write('tsconfig.json', { ...(JSON.parse(settings) as object), include: ['*-TS/src'] });
  for (const [name, project] of projects) writeProject(path.join(root, name), project);

  const results = [await run('install', root, 'npm', 'install', '--no-audit', '--no-fund')];
  if (results[0]) {
    results.push(await run('types', root, 'npx', 'tsc', '--noEmit'));
    for (const [name] of projects)
      results.push(
        await run(name, path.join(root, name), 'npx', 'vite', 'build', '--logLevel', 'error'),
      );
  }
  rmSync(root, { recursive: true });
  return results.every(Boolean);
}
