export { checkExamples } from './testExamples';
export { findExamples } from './testExamples';
export { installedManifest, readManifest, versionProblems, type Manifest } from './typeCheck';
export { testExamples } from './testExamples';
export { typeCheck, type Project } from './typeCheck';
