export { checkExamples } from './checkExamples';
export { findExamples, selectExamples } from './findExamples';
export { readManifest, versionProblems, type Manifest } from './packages';
export { testExamples } from './testExamples';
export { typeCheck, type Project } from './typeCheck';
