import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { productList } from '../../../model/facts/products';
import { copySite, createSmallSite } from '../../support/siteCopy';
import { generatedPages, part } from './generatedPages';
import { createBranches } from './writer';

const pages = path.join(__dirname, '../languages/fixtures/three-languages');
const fixture = path.join(__dirname, 'fixtures');

/** Pages in which the checker reports nothing. The copy shows that they can also be built. */
const validPages = path.join(process.cwd(), 'checker/fixtures/valid');

/** Files of the site that these pages show. */
const shown = [
  'model/facts/pictures.json',
  'static/static/images',
  'examples/orders',
  'examples/plain',
];

/** Folder of the site that is served at a port and edited by tests. */
export const folderAt = (port: number): string =>
  path.join(tmpdir(), `toolpad-docs-writing-${port}`);

function moveTo(port: number, made: string): string {
  const folder = folderAt(port);
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
  return folder;
}

/**
 * Creates a small copy of the site with pages that use files beside them.
 * @returns `folderAt(port)`, which the caller removes
 */
export function createWritingSite(siteDir: string, port: number): string {
  const made = createSmallSite(siteDir, 'writing');
  for (const { key } of productList)
    cpSync(path.join(pages, `docs-${key}`), path.join(made, `docs-${key}`), { recursive: true });
  for (const name of shown)
    cpSync(path.join(siteDir, name), path.join(made, name), { recursive: true });
  cpSync(validPages, made, { recursive: true });
  cpSync(fixture, made, { recursive: true });
  const generated = path.join(made, 'docs-core/generated');
  mkdirSync(generated);
  for (const [file, content] of [['_part.mdx', part], ...generatedPages()] as const)
    writeFileSync(path.join(generated, file), content);
  return moveTo(port, made);
}

/**
 * Creates a copy of the whole site in a Git repository with two branches of the pages.
 * @returns `folderAt(port)`, which the caller removes
 */
export async function createBranchedSite(siteDir: string, port: number): Promise<string> {
  const made = copySite(siteDir, 'writing');
  await createBranches(made);
  return moveTo(port, made);
}
