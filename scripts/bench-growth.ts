/**
 * `npm run bench:growth`: builds the site with its pages once, 5 and 10 times. Fails if the build
 * grows faster than the pages, or what a page loads grows noticeably. Takes about 10 minutes.
 */
import { checkGrowth, measureGrowth, type Size } from '../tools/bench';
import { runMain } from '../tools/report';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

runMain(async () => {
  const sizes: Size[] = [];
  for (const times of [1, 5, 10]) {
    const size = await measureGrowth(process.cwd(), times);
    sizes.push(size);
    console.log(
      `${size.pages} pages: build ${seconds(size.time)}, CPU ${seconds(size.cpu)}, memory ${Math.round(size.memory)} MB, a page loads ${(size.bytes / 1000).toFixed(1)} kB`,
    );
  }
  const problems = checkGrowth(sizes);
  problems.forEach((problem) => console.error(problem));
  return problems.length === 0;
});
