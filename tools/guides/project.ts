import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collectExamples } from '../../plugins/example-downloads/collect';
import { renderZip } from '../../plugins/example-downloads/render';
import { readQuote } from '../../plugins/code-blocks/quote';
import { applyWrite } from './apply';
import type { WriteStep } from './steps';

/**
 * Writes the file of a fence into a project.
 * @throws if the fence does not fit the file, with the place of the fence
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

/** Comments that only mark lines on the page. */
const withoutHighlights = (code: string) =>
  code
    .split('\n')
    .filter(
      (line) => !/^\s*(?:\/\/|#|\{?\/\*|<!--)\s*highlight-(?:next-line|start|end)\b/.test(line),
    )
    .join('\n');

/**
 * Puts the downloads of a page into a folder, as the site serves them.
 * @throws if there is no such project
 */
export function putDownloads(names: readonly string[], folder: string, siteDir: string): void {
  const projects = names.length > 0 ? collectExamples(path.join(siteDir, 'examples')) : [];
  for (const name of names) {
    const project = projects.find((candidate) => candidate.name === name);
    if (!project) throw new Error(`There is no download "${name}".`);
    writeFileSync(path.join(folder, `${path.posix.basename(name)}.zip`), renderZip(project));
  }
}

interface Manifest {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestOf = (project: string): Manifest =>
  JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')) as Manifest;

/** Begins the names of the scripts that belong to Studio, in a project that it was added to. */
const studioPrefix = ({ scripts }: Manifest) =>
  scripts?.['toolpad-studio:dev'] ? 'toolpad-studio:' : '';

/** Names of a project's scripts that run and build it. */
export function scriptsOf(project: string): { dev: string; build: string } {
  const prefix = studioPrefix(manifestOf(project));
  return { dev: `${prefix}dev`, build: `${prefix}build` };
}

/** How a built project is started, from what it depends on. */
export interface Kind {
  start: string;
  /** Command line options that choose the port. */
  port: (port: number) => string;
}

/** @throws if it is neither a Vite nor a Next.js project, nor one of Studio */
export function kindOf(project: string): Kind {
  const manifest = manifestOf(project);
  const packages = { ...manifest.dependencies, ...manifest.devDependencies };
  const port = (number: number) => `-- --port ${number}`;
  if ('@toolpad/studio' in packages)
    return { start: `npm run ${studioPrefix(manifest)}start`, port };
  if ('next' in packages) return { start: 'npm start', port };
  if ('vite' in packages)
    return { start: 'npm run preview', port: (number) => `${port(number)} --strictPort` };
  throw new Error(`${project} is neither a Vite nor a Next.js project, nor one of Toolpad Studio.`);
}
