/**
 * Serves a copy of the site at the port `PORT`, whose files tests edit: `serve.ts build` builds a
 * small copy, `serve.ts start` runs `npm start` in one, and `serve.ts session` runs the server of
 * Docusaurus, with the checker, in a copy of the whole site.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { serveBuiltCopy } from '../../support/docusaurus';
import { testPort } from '../../support/testPort';
import { createBranchedSite, createWritingSite } from './site';

async function main(): Promise<void> {
  const port = Number(process.env.PORT);
  const isSession = process.argv[2] === 'session';
  const folder = isSession
    ? await createBranchedSite(process.cwd(), port)
    : createWritingSite(process.cwd(), port);
  if (process.argv[2] === 'build') return serveBuiltCopy(folder);

  // Compilers of the checker end later than the server.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  const [command, ...args] = isSession
    ? ['node_modules/.bin/docusaurus', 'start', '--no-open']
    : ['npm', 'start', '--'];
  const settings = { FEEDBACK_PORT: String(testPort('FEEDBACK_PORT')), CHECK_DOCS: 'off' };
  const child = spawn(command!, [...args, '--port', String(port)], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...(isSession ? {} : settings) },
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
