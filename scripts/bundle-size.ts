/** `npm run bundle-size`: compares the figures of the page on bundle size with measured ones. */
import { checkBundleSizes } from '../tools/bundle-size';
import { runMain } from '../tools/report';

runMain(async () => {
  const wrong = await checkBundleSizes(process.cwd());
  wrong.forEach((message) => console.error(message));
  return wrong.length === 0;
});
