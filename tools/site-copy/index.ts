export { commitAll, copySite, createFolder } from './copySite';
export { build, forgetBuilds, startDevelopment } from './runDocusaurus';
export { serveBuiltCopy } from './serveBuiltCopy';
export { createSmallSite } from './smallSite';
