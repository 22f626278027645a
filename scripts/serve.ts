/**
 * `npm run serve`: serves the built site at http://localhost:4173/toolpad/. `npm run serve --
 * --port 3055` or `PORT=3055` sets the port. The server stops when the shell that started it exits.
 */
import { existsSync } from 'node:fs';
import { createStaticServer } from '../tools/serve';
import { readOptions, readPort, whenEnding } from '../tools/setup/index.mjs';

const usage = 'npm run serve [-- --port 3055]';
const { values } = readOptions({ options: { port: { type: 'string', short: 'p' } } }, usage);
const port = readPort(values.port ?? process.env.PORT ?? '4173', usage);
const root = 'build';

if (!existsSync(`${root}/_headers`)) {
  console.error('There is no built site yet. Run "npm run build" first.');
  process.exit(1);
}

createStaticServer(root)
  .on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Stop what uses it, or choose another: npm run serve -- --port ${port + 1}`
        : error.message,
    );
    process.exit(1);
  })
  .listen(port, () => console.log(`The built site is served at http://localhost:${port}/toolpad/`));

whenEnding(() => process.exit());
