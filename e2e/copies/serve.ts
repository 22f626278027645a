/** Serves a changed copy of the site at the port `PORT`: `tsx e2e/copies/serve.ts languages`. */
import path from 'node:path';
import { serveBuiltCopy } from '../support/docusaurus';

const file = path.join(__dirname, process.argv[2] ?? '', 'site.ts');

// In tsx, `import()` of a path fails on Windows: https://github.com/privatenumber/tsx/pull/819
// eslint-disable-next-line @typescript-eslint/no-require-imports
const { createSite } = require(file) as { createSite: (siteDir: string) => string };
serveBuiltCopy(createSite(process.cwd()));
