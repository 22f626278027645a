/**
 * Prints a table of the problems in the checker's fixture site: after how many seconds a watching
 * checker reports each, and whether `check:docs` and a build report it. `tsx scripts/check-table.ts
 * [part of a path…]` takes only some files.
 */
import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkBuild } from '../plugins/checker/build';
import { checkOnce, placeOf, watchCopy } from '../tools/checker';

const fixture = path.resolve(__dirname, '../tools/checker/fixtures/problems');
const buildErrors = async () =>
  checkBuild(fixture).then(
    () => '',
    (error: Error) => error.message,
  );

async function main(): Promise<void> {
  const only = process.argv.slice(2);
  const checked = checkOnce(fixture);
  const build = await buildErrors();
  const site = watchCopy(fixture);
  await site.reported(({ isComplete }) => isComplete, 0);
  const files = [...new Set(checked.map(({ file }) => file))].filter(
    (file) => only.length === 0 || only.some((part) => file.includes(part)),
  );
  console.log(
    '| kind | found in | reported after, s | check | build |\n| --- | --- | --- | --- | --- |',
  );
  for (const file of files) {
    const target = path.join(site.folder, file);
    const content = readFileSync(target);
    // The file is saved with its problems.
    const gone = site.reported(({ isComplete }) => isComplete);
    unlinkSync(target);
    await gone;
    const wanted = checked.filter((problem) => problem.file === file);
    const begin = performance.now();
    const reportedAfter = wanted.map((problem) =>
      site
        .reported(({ problems }) =>
          problems.some((each) => placeOf(each as never) === placeOf(problem)),
        )
        .then(() => (performance.now() - begin) / 1000),
    );
    const settled = site.reported(({ isComplete }) => isComplete);
    writeFileSync(target, content);
    for (const [index, problem] of wanted.entries()) {
      const seconds = (await reportedAfter[index])?.toFixed(1) ?? '';
      const inBuild = build.includes(placeOf(problem).replace(' ', '  ')) ? 'yes' : 'no';
      console.log(`| ${problem.rule} | ${file} | ${seconds} | yes | ${inBuild} |`);
    }
    await settled;
  }
  site.stop();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
