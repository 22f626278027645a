/** Builds the site with a cut version in a temporary folder and serves it at the port in PORT, for `npm run test:versions`. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '../bench/runDocusaurus';
import { createStaticServer } from '../serve/server';
import { createVersionedSite } from './site';

const folder = createVersionedSite(process.cwd());
const remove = () => rmSync(folder, { recursive: true, force: true });
process.on('exit', remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());

build(folder).then(
  () => createStaticServer(path.join(folder, 'build')).listen(Number(process.env.PORT)),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
