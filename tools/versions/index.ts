export { cutVersion } from './cutVersion';
export { describeCut } from './dryRun';
