import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkBuild } from '../../plugins/checker/build';
import { markdownTable } from '@site/tools/report';
import { checkOnce, placeOf, watchCopy } from './watched';

const fixture = path.join(__dirname, 'fixtures/problems');

/**
 * Measures how writers learn about each kind of problem in the fixture site: how long the watcher
 * takes to report it, and whether `check:docs` and a build do.
 * @param wanted parts of the paths of files; all files if empty
 * @returns a Markdown table
 */
export async function problemsTable(wanted: readonly string[]): Promise<string> {
  const checked = checkOnce(fixture);
  const build = await checkBuild(fixture).then(
    () => '',
    (error: Error) => error.message,
  );
  const site = watchCopy(fixture);
  await site.reported(({ isComplete }) => isComplete, 0);
  const files = [...new Set(checked.map(({ file }) => file))].filter(
    (file) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
  );
  const rows = [['rule', 'file', 'reported after, s', 'check', 'build']];
  for (const file of files) {
    const target = path.join(site.folder, file);
    const content = readFileSync(target);
    // Remove the file and save it again with its problems, as a writer would.
    const removed = site.reported(({ isComplete }) => isComplete);
    unlinkSync(target);
    await removed;
    const expected = checked.filter((problem) => problem.file === file);
    const begin = performance.now();
    const delays = expected.map((problem) =>
      site
        .reported(({ problems }) =>
          problems.some((each) => placeOf(each as never) === placeOf(problem)),
        )
        .then(() => (performance.now() - begin) / 1000),
    );
    const settled = site.reported(({ isComplete }) => isComplete);
    writeFileSync(target, content);
    for (const [index, problem] of expected.entries()) {
      const seconds = (await delays[index])?.toFixed(1) ?? '';
      const inBuild = build.includes(placeOf(problem).replace(' ', '  ')) ? 'yes' : 'no';
      rows.push([problem.rule, file, seconds, 'yes', inBuild]);
    }
    await settled;
  }
  site.stop();
  return markdownTable(rows);
}
