import { copyConfig } from '../config';

/** `npm run test:products`: tests a copy of the site with a third product. */
export default copyConfig('products', '/toolpad/kit/guides/');
