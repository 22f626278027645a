/**
 * Serves a small copy of the site at the port `PORT`, for `npm run writing`: `serve.ts build`
 * builds it, `serve.ts start` runs `npm start` in it. Tests edit its files.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { serveBuiltCopy } from '@site/tools/site-copy';
import { testPort } from '@site/tools/serve';
import { createWritingSite } from './site';

async function main(): Promise<void> {
  const port = Number(process.env.PORT);
  const folder = createWritingSite(process.cwd(), port);
  if (process.argv[2] === 'build') return serveBuiltCopy(folder);

  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const child = spawn('npm', ['start', '--', '--port', String(port)], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, FEEDBACK_PORT: String(testPort('FEEDBACK_PORT')), CHECK_DOCS: 'off' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child
    .on('error', (error) => {
      console.error(error.message);
      process.exit(1);
    })
    .on('exit', (code) => process.exit(code ?? 0));
}

void main();
