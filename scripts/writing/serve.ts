/**
 * Serves a small copy of the site at the port in PORT, for `npm run writing`: `serve.ts build` builds it, `serve.ts start` runs `npm start` in
 * it, and tests write there.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '../bench/runDocusaurus';
import { createStaticServer } from '../serve/server';
import { createWritingSite } from './site';

const port = Number(process.env.PORT);
const folder = createWritingSite(process.cwd(), port);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

function fail(error: Error): never {
  console.error(error.message);
  process.exit(1);
}

if (process.argv[2] === 'build') {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
  build(folder).then(() => createStaticServer(path.join(folder, 'build')).listen(port), fail);
} else {
  const child = spawn('npm', ['start', '--', '--port', String(port)], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, FEEDBACK_PORT: String(port + 10), CHECK_DOCS: 'off' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('error', fail).on('exit', (code) => process.exit(code ?? 0));
}
