export { compareSites } from './compareSites';
export { checkGrowth, type BuildMeasurement } from './growth';
export { measureGrowth } from './measureGrowth';
export { measureVersions } from './measureVersions';
