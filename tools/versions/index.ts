export { cutVersion } from './cutVersion';
export { describeCut } from './dryRun';
export { describeMove, moveVersion } from './moveVersion';
