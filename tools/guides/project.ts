import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest, type Manifest } from '@site/tools/examples';
import { collectExamples } from '../../plugins/example-downloads/collect';
import { renderZip } from '../../plugins/example-downloads/render';
import { readQuote } from '../../plugins/code-blocks/quote';
import { productList } from '../../src/site/products';
import { applyWrite } from './apply';
import type { WriteStep } from './steps';

/**
 * Writes the file of a fence to a project.
 * @throws an error with the position of the fence, if it doesn't match the file
 */
export function writeFence(page: string, step: WriteStep, project: string, siteDir: string): void {
  const place = `${page}:${step.line}`;
  const file = path.resolve(project, step.path);
  if (path.relative(project, file).startsWith('..'))
    throw new Error(`${place}: "${step.path}" is outside the project.`);
  const code = step.quote ? readQuote(step.quote, siteDir) : step.code;
  if (typeof code !== 'string') throw new Error(`${place}: ${code.message}`);
  const old = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, applyWrite(old, withoutHighlights(code), step.mode));
  } catch (error) {
    throw new Error(`${place}: the file "${step.path}" ${(error as Error).message}`);
  }
}

/** Removes comments that only highlight lines on the page. */
const withoutHighlights = (code: string) =>
  code
    .split('\n')
    .filter(
      (line) => !/^\s*(?:\/\/|#|\{?\/\*|<!--)\s*highlight-(?:next-line|start|end)\b/.test(line),
    )
    .join('\n');

/**
 * Writes the downloads of a page to a folder, as the site serves them.
 * @throws if a project doesn't exist
 */
export function writeDownloads(names: readonly string[], folder: string, siteDir: string): void {
  const projects = names.length > 0 ? collectExamples(path.join(siteDir, 'examples')) : [];
  for (const name of names) {
    const project = projects.find((candidate) => candidate.name === name);
    if (!project) throw new Error(`There is no download "${name}".`);
    writeFileSync(path.join(folder, `${path.posix.basename(name)}.zip`), renderZip(project));
  }
}

/** Packages whose versions a run records. */
const recordedPackages = [
  ...productList.map((product) => product.package),
  ...['@mui/material', 'next', 'react', 'react-router', 'vite'],
];

/** Installed versions of the documented packages and of frameworks in a project. */
export const versionsIn = (project: string): Record<string, string> =>
  Object.fromEntries(
    recordedPackages.flatMap((name) => {
      const file = path.join(project, 'node_modules', name, 'package.json');
      if (!existsSync(file)) return [];
      const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
      return [[name, version]];
    }),
  );

/** Prefix of Studio's scripts in a project to which Studio was added. */
const studioPrefix = ({ scripts }: Manifest) =>
  scripts?.['toolpad-studio:dev'] ? 'toolpad-studio:' : '';

/** Names of the scripts that run and build a project. */
export function scriptsOf(project: string): { dev: string; build: string } {
  const prefix = studioPrefix(readManifest(project));
  return { dev: `${prefix}dev`, build: `${prefix}build` };
}

/** How to start a built project. */
export interface ProjectType {
  start: string;
  /** Command line options that set the port. */
  port: (port: number) => string;
}

/** Returns the kind of a project. @throws if it doesn't use Vite, Next.js, or Toolpad Studio */
export function projectTypeOf(project: string): ProjectType {
  const manifest = readManifest(project);
  const packages = { ...manifest.dependencies, ...manifest.devDependencies };
  const port = (number: number) => `-- --port ${number}`;
  if ('@toolpad/studio' in packages)
    return { start: `npm run ${studioPrefix(manifest)}start`, port };
  if ('next' in packages) return { start: 'npm start', port };
  if ('vite' in packages)
    return { start: 'npm run preview', port: (number) => `${port(number)} --strictPort` };
  throw new Error(`${project} is neither a Vite nor a Next.js project, nor one of Toolpad Studio.`);
}
