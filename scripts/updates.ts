/**
 * `npm run updates`: reports packages with a newer release that aren't held back for a reason, and
 * reasons that no longer apply.
 */
import { spawnSync } from 'node:child_process';
import { runMain } from '../tools/report';
import { checkUpdates, heldBack, parseOutdated } from '../tools/updates';

runMain(() => {
  // The exit code says whether there are outdated packages.
  const { stdout } = spawnSync('npm', ['outdated', '--json'], { encoding: 'utf8' });
  const outdated = parseOutdated(stdout);
  const problems = checkUpdates(outdated, heldBack);
  problems.forEach((problem) => console.error(problem));
  if (problems.length === 0)
    console.log(`${outdated.size} packages are held back, each for a reason.`);
  return problems.length === 0;
});
