export { checkExamples, findExamples } from './checkExamples';
export { installedManifest, readManifest, versionProblems, type Manifest } from './typeCheck';
export { typeCheck, type Project } from './typeCheck';
