import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { defaultProduct, type ProductKey, productList } from '../facts/products';
import { listFiles } from '../files/files';
import { withoutRegionMarks } from '../code/quote';

/** Never packed: the output of installing, building, and running a project, and secrets. */
const excludedFiles: readonly string[] = [
  'node_modules',
  '.next',
  'dist',
  '.generated',
  'test-results',
  'playwright-report',
  'package-lock.json',
  'next-env.d.ts',
  'tsconfig.tsbuildinfo',
  '.env',
  '.env.local',
  '.DS_Store',
];

export const isExcluded = (file: string) =>
  file.split('/').some((name) => excludedFiles.includes(name));

/** What a project shares with others. It isn't part of the download. */
const sharedFilesList = 'shared-files.json';

interface SharedFiles {
  /** Project that contains the files, as a path relative to this one. */
  from: string;
  /** Paths of the files in both projects. */
  files: string[];
}

function readLists(project: string): SharedFiles[] {
  const list = path.join(project, sharedFilesList);
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as SharedFiles[]) : [];
}

export const sharedFoldersOf = (project: string): string[] =>
  readLists(project).map(({ from }) => path.join(project, from));

const sharedFilesOf = (project: string): [file: string, source: string][] =>
  readLists(project).flatMap(({ from, files }) =>
    files.map((file): [string, string] => [file, path.join(project, from, file)]),
  );

export interface ExampleProject {
  /** Path below the folder of examples, with `/`: `vite-react-router`, `studio/first-app`. */
  name: string;
  /** Contents by path below the project, sorted by path. */
  files: Map<string, Buffer>;
}

/** Files that guides quote by region. Readers don't need the region markers. */
const quotable = /\.(?:[cm]?[jt]sx?|css|html|ya?ml|prisma)$/;

const isFolder = (file: string) =>
  statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

function readContent(file: string): Buffer {
  const content = readFileSync(file);
  if (!quotable.test(file) || !isUtf8(content)) return content;
  const text = content.toString('utf8');
  return text.includes('#region') ? Buffer.from(`${withoutRegionMarks(text)}\n`) : content;
}

/** A folder that is named after a product belongs to it, and others to the default product. */
export const productOfExample = (name: string): ProductKey =>
  (productList.find(({ key }) => key === name.split('/')[0]) ?? defaultProduct).key;

/** Names of the projects in a folder: subfolders with a `package.json`, up to two levels deep. */
export function exampleNames(dir: string): string[] {
  if (!isFolder(dir)) return [];
  const subfolders = (folder: string) =>
    readdirSync(path.join(dir, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => path.posix.join(folder, name));
  const hasManifest = (name: string) => existsSync(path.join(dir, name, 'package.json'));
  return subfolders('').flatMap((name) =>
    hasManifest(name) ? [name] : subfolders(name).filter(hasManifest),
  );
}

/** Paths in a project of the files that are packed. */
export const projectFiles = (folder: string): string[] =>
  listFiles(folder, /^(?:node_modules|\.next)$/).filter(
    (file) => !isExcluded(file) && path.basename(file) !== sharedFilesList,
  );

export function filesOfExample(folder: string): Map<string, string> {
  if (!isFolder(folder)) return new Map();
  const own = projectFiles(folder).map((file): [string, string] => [file, path.join(folder, file)]);
  return new Map([...own, ...sharedFilesOf(folder)].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const collectExamples = (dir: string): ExampleProject[] =>
  exampleNames(dir)
    .sort()
    .map((name) => {
      const files = [...filesOfExample(path.join(dir, name))];
      return { name, files: new Map(files.map(([file, source]) => [file, readContent(source)])) };
    });
