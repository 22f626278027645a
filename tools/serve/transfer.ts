import type { Page, Response } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export type FileType = 'html' | 'css' | 'js' | 'font' | 'other';

/** One response of the server. */
export interface Transferred {
  /** Pathname of the URL. */
  path: string;
  type: FileType;
  /** Body in bytes as a host sends it: brotli 11 where the format can be compressed. */
  bytes: number;
}

/** Web root of the built site. */
const builtSite = path.resolve('build');
const types: Record<string, FileType> = {
  '.html': 'html',
  '.css': 'css',
  '.js': 'js',
  '.woff2': 'font',
  '.woff': 'font',
};
const compressible = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
]);
const sizes = new Map<string, number>();

/** Brotli 11 size in bytes. */
function compressedSize(content: Uint8Array | string): number {
  const buffer = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length,
  };
  return brotliCompressSync(buffer, { params }).length;
}

/**
 * The file that answers an address; the 404 page for one that is missing. `root` is a web root, by
 * default that of the built site.
 */
export function fileOf(pathname: string, root = builtSite): string {
  const file = path.join(
    root,
    decodeURIComponent(pathname),
    pathname.endsWith('/') ? 'index.html' : '',
  );
  return existsSync(file) ? file : path.join(root, 'toolpad/404.html');
}

function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(file);
  const size = compressible.has(path.extname(file)) ? compressedSize(content) : content.length;
  sizes.set(file, size);
  return size;
}

/** A script of the built site with all it imports at once, not what it loads later. */
export function withImports(
  pathname: string,
  found = new Map<string, Transferred>(),
): Transferred[] {
  if (found.has(pathname)) return [];
  const file = fileOf(pathname);
  found.set(pathname, { path: pathname, type: 'js', bytes: sizeOf(file) });
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g,
  )) {
    withImports(path.posix.join(path.posix.dirname(pathname), name), found);
  }
  return [...found.values()];
}

/**
 * Collects what a page transfers from the site, frames included. Requests to other sites (sponsor,
 * analytics) are refused: they are not ours to weigh. Call before `goto`, in a fresh context, so
 * that nothing is cached.
 */
export async function recordTransfers(
  page: Page,
  origin: string,
  root = builtSite,
): Promise<Transferred[]> {
  const transferred: Transferred[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  page.on('response', (response: Response) => {
    const url = new URL(response.url());
    if (url.origin !== origin) return;
    const moved = response.status() >= 300 && response.status() < 400;
    const file = fileOf(url.pathname, root);
    transferred.push({
      path: url.pathname,
      type: types[path.extname(file)] ?? 'other',
      bytes: moved ? 0 : sizeOf(file),
    });
  });
  return transferred;
}

/** Bytes by type, with their sum as `total`. */
export function sumByType(transferred: Transferred[]): Record<FileType | 'total', number> {
  const sums = { html: 0, css: 0, js: 0, font: 0, other: 0, total: 0 };
  for (const { type, bytes } of transferred) {
    sums[type] += bytes;
    sums.total += bytes;
  }
  return sums;
}

/** The files that weigh most, for messages. */
export function heaviest(transferred: Transferred[], type?: string): string {
  return transferred
    .filter((file) => !type || type === 'total' || file.type === type)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map((file) => `${file.path} ${(file.bytes / 1000).toFixed(1)} kB`)
    .join(', ');
}
