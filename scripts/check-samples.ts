/**
 * Compiles the code samples of the docs. `tsx scripts/check-samples.ts [docs-core/components/crud …]` checks only pages whose path starts so.
 * Exit code 1 when a sample has a mistake.
 */
import { checkSamples } from './samples';
import { formatMistake } from '../plugins/shared/mistakes';
import { documentedVersions } from '../plugins/shared/versions';

const only = process.argv.slice(2);
const siteDir = process.cwd();
const { pages, checked, mistakes } = checkSamples({
  siteDir,
  sets: documentedVersions(siteDir),
  only: only.length > 0 ? only : undefined,
});

for (const mistake of mistakes) console.error(formatMistake(mistake));
console.log(
  `${checked} samples on ${pages} pages checked, ${mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`}.`,
);
process.exitCode = mistakes.length > 0 ? 1 : 0;
