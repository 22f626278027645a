import { copyConfig } from '../config';

/** `npm run languages`: tests a copy of the site with a second language. */
export default copyConfig('languages', '/de/toolpad/');
