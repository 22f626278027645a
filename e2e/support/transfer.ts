import type { Page, Response } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export type FileType = 'html' | 'css' | 'js' | 'font' | 'other';

/** A response of the server. */
export interface Transferred {
  /** Pathname of the URL. */
  path: string;
  type: FileType;
  /**
   * Size of the body in bytes, after Brotli compression (level 11) if the format is compressible.
   */
  bytes: number;
  /** When the browser requested it, in ms since 1970. Missing for files found by static imports. */
  start?: number;
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

/** Size in bytes after Brotli compression (level 11). */
function compressedSize(content: Uint8Array | string): number {
  const buffer = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: buffer.length,
  };
  return brotliCompressSync(buffer, { params }).length;
}

/**
 * Path of the file for a URL, or of the 404 page if it doesn't exist.
 * @param root web root; by default that of the built site
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

/** A script of the built site with its static imports, excluding dynamic ones. */
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
 * Records what a page and its frames load from the site. Blocks requests to other sites, such as
 * sponsors and analytics. Call it before `goto` in a new context, so that nothing is cached.
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
    const isRedirect = response.status() >= 300 && response.status() < 400;
    const file = fileOf(url.pathname, root);
    transferred.push({
      path: url.pathname,
      type: types[path.extname(file)] ?? 'other',
      bytes: isRedirect ? 0 : sizeOf(file),
      start: response.request().timing().startTime,
    });
  });
  return transferred;
}

/** Total bytes by type, and of all types as `total`. */
export function sumByType(transferred: Transferred[]): Record<FileType | 'total', number> {
  const sums = { html: 0, css: 0, js: 0, font: 0, other: 0, total: 0 };
  for (const { type, bytes } of transferred) {
    sums[type] += bytes;
    sums.total += bytes;
  }
  return sums;
}

/** The largest files, for messages. */
export function largestFiles(transferred: Transferred[], type?: string): string {
  return transferred
    .filter((file) => !type || type === 'total' || file.type === type)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map((file) => `${file.path} ${(file.bytes / 1000).toFixed(1)} kB`)
    .join(', ');
}
