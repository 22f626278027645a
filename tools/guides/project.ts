import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { type Manifest, readManifest } from '@site/tools/examples/typeCheck';
import { readQuote } from '../../model/code/quote';
import { collectExamples } from '../../model/examples/collect';
import { renderZip } from '../../model/examples/pack';
import { productList } from '../../model/facts/products';
import type { WriteMode, WriteStep } from './steps';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mergeKeys(base: Json, added: Json): Json {
  const merged = { ...base };
  for (const [key, value] of Object.entries(added)) {
    const old = merged[key];
    merged[key] = isObject(old) && isObject(value) ? mergeKeys(old, value) : value;
  }
  return merged;
}

/** Parses JSON with comments and trailing commas, as in `tsconfig.json`. */
const parseJsonc = (text: string): unknown =>
  ts.convertToObject(ts.parseJsonText('settings.json', text), []);

function mergeJson(old: string, code: string): string {
  const base = parseJsonc(old);
  const added = parseJsonc(code);
  if (!isObject(base) || !isObject(added)) throw new Error('both have to be JSON objects.');
  return `${JSON.stringify(mergeKeys(base, added), null, 2)}\n`;
}

interface DiffLine {
  sign: string;
  text: string;
}

/** Splits a diff at omitted lines, which are marked by a line with only an ellipsis. */
function hunksOf(code: string): DiffLine[][] {
  const hunks: DiffLine[][] = [[]];
  for (const line of code.split('\n')) {
    if (/^\s*(?:\/\/ |\{\/\* |# )?(?:…|\.\.\.)(?: \*\/\})?\s*$/.test(line)) hunks.push([]);
    else hunks.at(-1)?.push({ sign: line[0] ?? ' ', text: line.slice(1) });
  }
  return hunks.filter((hunk) => hunk.some(({ text }) => text.trim()));
}

/** Finds the index in `lines` where `wanted` starts. Ignores leading and trailing spaces. */
function find(lines: string[], wanted: string[], from: number): number {
  const last = lines.length - wanted.length;
  for (let index = from; index <= last; index += 1)
    if (wanted.every((text, offset) => lines[index + offset]?.trim() === text.trim())) return index;
  return -1;
}

function applyDiff(old: string, code: string): string {
  const lines = old.split('\n');
  let from = 0;
  for (const hunk of hunksOf(code)) {
    const before = hunk.filter(({ sign }) => sign !== '+').map(({ text }) => text);
    const after = hunk.filter(({ sign }) => sign !== '-').map(({ text }) => text);
    const index = find(lines, before, from);
    if (index < 0)
      throw new Error(`has no such lines:\n${before.map((text) => `    ${text}`).join('\n')}`);
    lines.splice(index, before.length, ...after);
    from = index + after.length;
  }
  return lines.join('\n');
}

const withNewline = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/**
 * Applies a fence to a file, and returns the new text.
 * @param old previous text, or `undefined` if the file doesn't exist
 * @throws if the fence doesn't match; the message continues "the file …"
 */
export function applyWrite(old: string | undefined, code: string, mode: WriteMode): string {
  if (mode === 'whole') return withNewline(code);
  if (mode === 'append') return withNewline(old ?? '') + withNewline(code);
  if (old === undefined) throw new Error('does not exist, and the fence is only a part of it.');
  return mode === 'merge' ? mergeJson(old, code) : applyDiff(old, code);
}

/** @throws an error with the position of the fence, if it doesn't match the file */
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

/** Writes the downloads as the site serves them. @throws if a project doesn't exist */
export function writeDownloads(names: readonly string[], folder: string, siteDir: string): void {
  const projects = names.length > 0 ? collectExamples(path.join(siteDir, 'examples')) : [];
  for (const name of names) {
    const project = projects.find((candidate) => candidate.name === name);
    if (!project) throw new Error(`There is no download "${name}".`);
    writeFileSync(path.join(folder, `${path.posix.basename(name)}.zip`), renderZip(project));
  }
}

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

const studioPrefix = ({ scripts }: Manifest) =>
  scripts?.['toolpad-studio:dev'] ? 'toolpad-studio:' : '';

export function scriptsOf(project: string): { dev: string; build: string } {
  const prefix = studioPrefix(readManifest(project));
  return { dev: `${prefix}dev`, build: `${prefix}build` };
}

/** How to start a built project and set its port. @throws if its kind is unknown */
export function projectTypeOf(project: string) {
  const manifest = readManifest(project);
  const packages = { ...manifest.dependencies, ...manifest.devDependencies };
  const port = (number: number) => `-- --port ${number}`;
  if ('@toolpad/studio' in packages)
    return { start: `npm run ${studioPrefix(manifest)}start`, port };
  if ('next' in packages) return { start: 'npm start', port };
  if ('vite' in packages)
    return { start: 'npm run preview', port: (number: number) => `${port(number)} --strictPort` };
  throw new Error(`${project} is neither a Vite nor a Next.js project, nor one of Toolpad Studio.`);
}
