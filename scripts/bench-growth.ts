/**
 * `npm run bench:growth`: builds the site with 1, 5, and 10 times its pages. Fails if the build
 * time grows faster than the number of pages, or a page loads noticeably more. Takes about 10
 * minutes.
 */
import { checkGrowth, measureGrowth, type BuildMeasurement } from '../tools/bench';
import { runMain } from '../tools/report';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

runMain(async () => {
  const sizes: BuildMeasurement[] = [];
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
