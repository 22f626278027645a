/** `npm run bundle-size`: measures the sizes on the bundle size page and reports outdated ones. */
import { checkBundleSizes } from '../tools/bundle-size';
import { runMain } from '../tools/report';

runMain(async () => {
  const problems = await checkBundleSizes(process.cwd());
  problems.forEach((problem) => console.error(problem));
  return problems.length === 0;
});
