import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@site/tools/setup/index.mjs';

const shop = path.join(import.meta.dirname, '../../../examples/studio/mysql/shop.sql');

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
    const exit = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill()) await exit;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(socket);
    run(
      socket,
      "CREATE DATABASE shop; CREATE USER shop@'127.0.0.1' IDENTIFIED BY 'secret'; GRANT ALL ON shop.* TO shop@'127.0.0.1';",
    );
    run(socket, readFileSync(shop, 'utf8'), 'shop');
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
