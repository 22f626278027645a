/**
 * `npm run deploy:diff OLD NEW`: prints what changed between two builds, as release notes. Exits
 * with code 1 if URLs were removed.
 */
import { compare, renderDifference, readBuild } from '../tools/deploy';

const [before, after = 'build'] = process.argv.slice(2);
if (!before) {
  console.error('Which builds? npm run deploy:diff OLD NEW; NEW defaults to build/.');
  process.exit(2);
}
try {
  const difference = compare(readBuild(before), readBuild(after));
  console.log(renderDifference(difference));
  if (difference.removed.length > 0) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
