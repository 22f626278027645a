export { checkDeployment, checkWorkerInBrowser, fetchFrom } from './check';
export { compare, renderDifference, readBuild } from './diff';
export { compressFiles } from './compress';
export { differingFiles } from './differingFiles';
