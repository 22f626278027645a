import { copyConfig } from '../config';

/** `npm run languages`: tests a copy of the site in three languages, one of them right to left. */
export default copyConfig('languages', '/ar/toolpad/');
