import { expect, test } from '@playwright/test';
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
import { usesSitePackages } from '@site/model/demos/demos';
import { documentedVersions } from '@site/model/versions/versions';
import type { SandboxProject } from '@site/src/components/sandbox/open';
import { sandboxProject } from '@site/src/features/demo/sandbox/project';
import { codeStylings, codeVariants, type DemoSource } from '@site/model/facts/demo';
import type { Manifest } from '@site/tools/examples/typeCheck';

// The projects that the sandbox buttons of demos open, written to one folder with all packages.

const siteDir = path.resolve(__dirname, '../..');

/** Demos of the current pages, from the last build. */
const sources = documentedVersions(siteDir)
  .filter(usesSitePackages)
  .map(({ demos }) => path.join(siteDir, 'build/toolpad/assets/demos', demos))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)))
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as DemoSource);

const projects = sources.flatMap((source) =>
  codeStylings
    .filter((styling) => source.stylings[styling])
    .flatMap((styling) =>
      codeVariants.map((variant): [name: string, project: SandboxProject] => [
        `${source.name}-${styling}-${variant}`,
        sandboxProject(source, variant, styling),
      ]),
    ),
);

const manifestOf = ({ files }: SandboxProject) =>
  JSON.parse(files['package.json'] ?? '{}') as Manifest;

/** Versions that the projects list for each package. */
function listedVersions(kind: 'dependencies' | 'devDependencies') {
  const listed = projects.flatMap(([, project]) => Object.entries(manifestOf(project)[kind] ?? {}));
  return Object.fromEntries(
    listed.map(([name]) => [
      name,
      [...new Set(listed.flatMap(([each, version]) => (each === name ? [version] : [])))],
    ]),
  );
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, code] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

test.describe.configure({ mode: 'serial', timeout: 0 });

let root: string;

/** Runs a command in a folder. @throws with its output if it fails */
function run(folder: string, command: string, ...args: string[]): void {
  try {
    execFileSync(command, args, { cwd: path.join(root, folder), stdio: 'pipe', encoding: 'utf8' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${stdout}${stderr}`.trim() || String(error), { cause: error });
  }
}

test.beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sandboxes-'));
});
test.afterAll(() => rmSync(root, { recursive: true }));

test('projects list the same version of a package', () => {
  expect(projects.length).toBeGreaterThan(100);
  for (const kind of ['dependencies', 'devDependencies'] as const)
    for (const [name, versions] of Object.entries(listedVersions(kind)))
      expect(versions, name).toHaveLength(1);
});

test('their packages can be installed', () => {
  const first = manifestOf(projects[0]![1]);
  const packagesOf = (kind: 'dependencies' | 'devDependencies') =>
    Object.fromEntries(
      Object.entries(listedVersions(kind)).map(([name, [version]]) => [name, version]),
    );
  writeFiles(root, {
    'package.json': JSON.stringify({
      ...first,
      dependencies: packagesOf('dependencies'),
      devDependencies: packagesOf('devDependencies'),
    }),
  });
  for (const [name, { files }] of projects) writeFiles(path.join(root, name), files);
  run('.', 'npm', 'install', '--no-audit', '--no-fund');
});

test('projects in TypeScript have no type errors', () => {
  // All of them have the same compiler settings.
  const settings = projects.flatMap(([, { files }]) => files['tsconfig.json'] ?? [])[0] ?? '{}';
  const config = { ...(JSON.parse(settings) as object), include: ['*-TS/src'] };
  writeFiles(root, { 'tsconfig.json': JSON.stringify(config) });
  run('.', 'npx', 'tsc', '--noEmit');
});

test('each project can be built', () => {
  for (const [name] of projects)
    expect.soft(() => run(name, 'npx', 'vite', 'build', '--logLevel', 'error'), name).not.toThrow();
});
