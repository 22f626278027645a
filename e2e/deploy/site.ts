import { test as base, type Page } from '@playwright/test';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createStaticServer } from '@site/tools/serve';
import { testPort } from '../support/testPort';

const port = testPort('OFFLINE_PORT');

/** Origin that serves the build in these tests. */
export const origin = `http://localhost:${port}`;

/** Origin that the build was configured for. */
const builtOrigin =
  /rel="?canonical"? href="?(https?:\/\/[^/]+)/.exec(
    readFileSync('build/toolpad/index.html', 'utf8'),
  )?.[1] ?? '';

/**
 * Replaces the origin in the pages of a copied build, as if it had been built with our `SITE_URL`.
 */
function replaceOrigin(root: string): void {
  if (builtOrigin === origin) return;
  const pages = readdirSync(path.join(root, 'toolpad'), { recursive: true, encoding: 'utf8' });
  for (const page of pages.filter((name) => /^(?!demos).*index\.html$/.test(name))) {
    const file = path.join(root, 'toolpad', page);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(builtOrigin, origin));
  }
}

/** A web root that can be replaced with another build, and a network that can be disconnected. */
export interface Deployment {
  /** Serves another folder. */
  serve(root: string): Promise<void>;
  /** The server accepts requests and never responds, as on a train. */
  hang(): Promise<void>;
  /** Stops the server. */
  cut(): Promise<void>;
  /** Stops the server and removes the copies. */
  end(): Promise<void>;
  /** Creates a copy of the build for our origin. */
  copy(change?: (root: string) => void): string;
}

export function createDeployment(): Deployment {
  let server: Server | undefined;
  const copies: string[] = [];
  const cut = () =>
    new Promise<void>((resolve) => {
      if (!server) return resolve();
      server.close(() => resolve());
      server.closeAllConnections();
      server = undefined;
    });
  const start = async (next: Server) => {
    await cut();
    await new Promise<void>((resolve) => {
      server = next.listen(port, '127.0.0.1', resolve);
    });
  };
  return {
    cut,
    hang: () => start(createServer(() => undefined)),
    serve: (root) => start(createStaticServer(root)),
    async end() {
      await cut();
      copies.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
    },
    copy(change) {
      const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
      copies.push(folder);
      // Our server compresses files itself.
      cpSync('build', folder, {
        recursive: true,
        filter: (file) => !/\.(?:br|gz|zip)$/.test(file),
      });
      replaceOrigin(folder);
      change?.(folder);
      return folder;
    },
  };
}

/** Changes a file of a copied build. */
export function edit(root: string, file: string, change: (text: string) => string): void {
  const full = path.join(root, 'toolpad', file);
  const before = readFileSync(full, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} was not changed.`);
  writeFileSync(full, after);
}

/**
 * Turns a copy into the next build, with a changed page, and new versions of the list and the
 * worker.
 */
export function createNextBuild(
  root: string,
  version: string,
  page = '/toolpad/core/introduction/',
): void {
  const list = JSON.parse(readFileSync(path.join(root, 'toolpad/offline.json'), 'utf8')) as {
    version: string;
  };
  const file = `${page.slice('/toolpad/'.length)}index.html`;
  edit(root, file, (html) => html.replace('</h1>', ` ${version}</h1>`));
  edit(root, 'offline.json', (text) =>
    text
      .replace(list.version, version)
      .replaceAll(new RegExp(`"${page}","[0-9a-f]+"`, 'g'), `"${page}","${version}"`),
  );
  edit(root, 'sw.js', (text) => text.replaceAll(list.version, version));
}

/**
 * Playwright's `test` with a deployed build, in a browser that resolves its host to this machine.
 */
export const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({}, provide) => {
    const deployment = createDeployment();
    await deployment.serve(deployment.copy());
    await provide(deployment);
    await deployment.end();
  },
  context: async ({ context }, provide) => {
    await context.route(
      ({ host }) => host !== new URL(origin).host,
      (route) => route.abort(),
    );
    await provide(context);
  },
});

/** Waits until a worker controls the page and has stored what it loaded. */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.waitForLoadState('networkidle');
}

/** Counts the loads of a page. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}
