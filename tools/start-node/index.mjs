import { spawn } from 'node:child_process';

const endWithParent = new URL('./endWithParent.mjs', import.meta.url).href;

/** Starts Node.js as a child process that ends with this one, even if this one is killed. */
export function startNode(args, env) {
  return spawn(process.execPath, ['--import', endWithParent, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
}
