export { compareSites } from './compareSites';
export { checkGrowth, type Size } from './growth';
export { measureGrowth } from './measureGrowth';
