import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Range of ports that no system assigns to outgoing connections. */
const firstPort = 10_000;
const portCount = 20_000;

function isFree(port: number): boolean {
  const listen = `require('node:net').createServer().once('error', () => process.exit(1)).listen(${port}, () => process.exit())`;
  return spawnSync(process.execPath, ['-e', listen]).status === 0;
}

/**
 * Returns a free port for a test server. It depends on the path of the checkout, so that tests of
 * several checkouts don't connect to each other's servers.
 * @param name environment variable with the port. The function sets it for Playwright's workers,
 *   which load the configuration again
 */
export function testPort(name: string): number {
  const given = Number(process.env[name]);
  if (given) return given;
  const digest = createHash('sha256').update(`${process.cwd()} ${name}`).digest();
  let port = firstPort + (digest.readUInt32BE() % portCount);
  while (!isFree(port)) port += 1;
  process.env[name] = String(port);
  return port;
}
