/** Serves the site with a third product, for `npm run test:products`. */
import { serveBuiltCopy } from '../serve/builtCopy';
import { createProductSite } from './site';

serveBuiltCopy(createProductSite(process.cwd()));
