/** `npm run serve`: the built site at http://localhost:4173/toolpad/ (or the port in PORT). */
import { existsSync } from 'node:fs';
import { createStaticServer } from '../tools/serve';

const port = Number(process.env.PORT ?? 4173);
const root = 'build';

if (!existsSync(`${root}/_headers`)) {
  console.error('There is no built site yet. Run "npm run build" first.');
  process.exit(1);
}

createStaticServer(root)
  .on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Stop what uses it, or set PORT to another.`
        : error.message,
    );
    process.exit(1);
  })
  .listen(port, () => console.log(`The built site is served at http://localhost:${port}/toolpad/`));
