/** Serves a changed copy of the site at the port `PORT`: `tsx e2e/copies/serve.ts languages`. */
import path from 'node:path';
import { serveBuiltCopy } from '../support/docusaurus';

const file = path.join(__dirname, process.argv[2] ?? '', 'site.ts');

void import(file).then(({ createSite }: { createSite: (siteDir: string) => string }) =>
  serveBuiltCopy(createSite(process.cwd())),
);
