export { askAt, checkDeployment } from './check';
export { compare, renderDifference, requireSnapshot } from './diff';
export { differences } from './differences';
