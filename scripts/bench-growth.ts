/**
 * `npm run bench:growth`: builds the site with 1, 5, and 10 times its pages. Fails if the build
 * time grows faster than the number of pages, or a page loads noticeably more. Takes about 10
 * minutes. With `--versions`, it builds the site with 1, 2, and 5 versions of Toolpad Core instead,
 * and again after an edit.
 */
import { checkGrowth, measureGrowth, measureVersions, type BuildMeasurement } from '../tools/bench';
import { runMain } from '../tools/report';
import { readOptions } from '../tools/setup/index.mjs';
import type { Usage } from '../e2e/support/docusaurus';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function growPages(): Promise<boolean> {
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
}

async function growVersions(): Promise<void> {
  for (const count of [1, 2, 5]) {
    const { versions, cold, edited, size, bytes } = await measureVersions(process.cwd(), count);
    const usage = ({ time, cpu, memory }: Usage) =>
      `${seconds(time)}, CPU ${seconds(cpu)}, memory ${Math.round(memory)} MB`;
    console.log(
      `${versions} versions: build ${usage(cold)}; after an edit ${usage(edited)}; ${(size / 1e6).toFixed(1)} MB, a page loads ${(bytes / 1000).toFixed(1)} kB`,
    );
  }
}

runMain(() => {
  const { values } = readOptions(
    { options: { versions: { type: 'boolean', default: false } } },
    'npm run bench:growth -- [--versions]',
  );
  return values.versions ? growVersions() : growPages();
});
