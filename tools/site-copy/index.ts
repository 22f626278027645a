export { commitAll, copySite, createFolderWithPackages } from './copySite';
export { build, removeBuilds, startDevelopment, type Usage } from './runDocusaurus';
export { serveBuiltCopy } from './serveBuiltCopy';
export { createSmallSite } from './smallSite';
