export { cutVersion, describeCut } from './cutVersion';
export { describeMove, moveVersion } from './move';
