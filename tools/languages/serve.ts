/** Serves the site in two languages, for `npm run languages`. */
import { serveBuiltCopy } from '../serve/builtCopy';
import { createLanguageSite } from './site';

serveBuiltCopy(createLanguageSite(process.cwd()));
