import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../tools/setup/index.mjs';

const examples = path.join(__dirname, '../examples/studio');

/** Ends a process, and waits for it. */
async function end(server: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.kill()) await exit;
}

/** Runs SQL as the server's user. @throws if the server rejects it */
function run(socket: string, sql: string, database?: string): void {
  execFileSync('mariadb', [`--socket=${socket}`, ...(database ? [database] : [])], {
    input: sql,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}

async function waitUntilReady(socket: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    try {
      run(socket, 'SELECT 1');
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('MariaDB did not start within a minute.');
}

/**
 * Starts a MariaDB server on a free port in a temporary folder, with the database of the example
 * `mysql`. Needs Debian's packages `mariadb-server` and `mariadb-client`.
 * @returns the environment for the example, and a function that stops the server and removes the
 *   folder
 */
export async function startMariaDb(): Promise<{
  env: Record<string, string>;
  stop: () => Promise<void>;
}> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mariadb-'));
  const data = `--datadir=${path.join(folder, 'data')}`;
  const user = `--user=${os.userInfo().username}`;
  execFileSync(
    'mariadb-install-db',
    ['--no-defaults', data, user, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { stdio: 'pipe' },
  );
  const socket = path.join(folder, 'server.sock');
  const port = await freePort();
  const server = spawn(
    'mariadbd',
    [
      '--no-defaults',
      data,
      user,
      `--socket=${socket}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--pid-file=${path.join(folder, 'pid')}`,
    ],
    { stdio: 'ignore' },
  );
  const stop = async () => {
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(socket);
    run(
      socket,
      "CREATE DATABASE shop; CREATE USER shop@'127.0.0.1' IDENTIFIED BY 'secret'; GRANT ALL ON shop.* TO shop@'127.0.0.1';",
    );
    run(socket, readFileSync(path.join(examples, 'mysql/shop.sql'), 'utf8'), 'shop');
  } catch (error) {
    await stop();
    throw error;
  }
  const env = {
    MYSQL_HOST: '127.0.0.1',
    MYSQL_PORT: String(port),
    MYSQL_USERNAME: 'shop',
    MYSQL_PASSWORD: 'secret',
    MYSQL_DATABASE: 'shop',
  };
  return { env, stop };
}

/**
 * Starts the REST API of the example `delete-datagrid-row` on port 4000, which the example's page
 * requests. Deletions are lost when it stops.
 */
export async function startOrdersApi(): Promise<{ stop: () => Promise<void> }> {
  const api = path.join(examples, 'delete-datagrid-row/api.mjs');
  const server = spawn(process.execPath, [api], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve());
    server.once('exit', (code) => reject(new Error(`The orders API ended with ${code}.`)));
  });
  return { stop: () => end(server) };
}

const website = (
  embedded: string,
) => `<!doctype html><html lang="en"><title>Company site</title><meta charset="utf-8">
  <style>body{margin:0;font:16px/1.6 sans-serif;color:#1a1f26;background:#fff}header{padding:20px 40px;background:#123;color:#fff;font-weight:700}main{padding:20px 40px}iframe{width:100%;height:520px;border:1px solid #b8c4d4;border-radius:8px}
  @media (prefers-color-scheme:dark){body{color:#ebeef1;background:#0f1214}}</style>
  <header>Company site</header><main><h1>Our packages</h1><p>How often our packages are downloaded:</p>
  <iframe title="npm downloads" src="${embedded}"></iframe></main></html>`;

/**
 * Starts a website that embeds a page. It's on this machine, because browsers don't let websites of
 * the internet embed pages of this machine.
 */
export async function startWebsite(embedded: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(website(embedded));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
