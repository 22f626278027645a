/** `npm run bundle-size`: measures the sizes on the bundle size page and reports outdated ones. */
import { checkBundleSizes } from '../tools/bundle-size';
import { runMain } from '../tools/report';

runMain(async () => {
  const wrong = await checkBundleSizes(process.cwd());
  wrong.forEach((message) => console.error(message));
  return wrong.length === 0;
});
