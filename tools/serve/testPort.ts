import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Ports that no system gives to outgoing connections by itself. */
const first = 10_000;
const count = 20_000;

function isFree(port: number): boolean {
  const listen = `require('node:net').createServer().once('error', () => process.exit(1)).listen(${port}, () => process.exit())`;
  return spawnSync(process.execPath, ['-e', listen]).status === 0;
}

/**
 * A free port for a server of tests: one that depends on the checkout, or the next free one. So no
 * test meets the server of another checkout, or of a run that goes on beside it.
 * @param name environment variable that sets the port. It is set for Playwright's workers, which
 *   load the configuration again
 */
export function testPort(name: string): number {
  const given = Number(process.env[name]);
  if (given) return given;
  const digest = createHash('sha256').update(`${process.cwd()} ${name}`).digest();
  let port = first + (digest.readUInt32BE() % count);
  while (!isFree(port)) port += 1;
  process.env[name] = String(port);
  return port;
}
