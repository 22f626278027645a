import { copyConfig } from '../config';

/** `npm run test:versions`: tests a copy of the site with a cut version beside the next release. */
export default copyConfig('versions');
