/** Serves the site with a cut version, for `npm run test:versions`. */
import { serveBuiltCopy } from '../serve/builtCopy';
import { createVersionedSite } from './site';

serveBuiltCopy(createVersionedSite(process.cwd()));
