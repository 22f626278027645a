import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './runDocusaurus';
import { createStaticServer } from '@site/tools/serve';

/**
 * Builds a temporary copy of the site, serves it at the port in `PORT`, and removes it when the
 * process receives a signal. If the build fails, prints its output and exits with code 1.
 */
export function serveBuiltCopy(folder: string): void {
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
  build(folder).then(
    () => createStaticServer(path.join(folder, 'build')).listen(Number(process.env.PORT)),
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
}
