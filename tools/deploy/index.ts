export { askAt, checkDeployment } from './check';
export { compare, renderDifference, requireSnapshot } from './diff';
export { compressFiles } from './compress';
export { differences } from './differences';
