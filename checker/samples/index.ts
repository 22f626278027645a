/** Code samples in pages, and their compilation. */
export { samplesOf, type Sample } from './collect';
export { createCompiler, type Compiler } from './compiler';
export { parseJson, type Finding } from './findings';
export { isScript, projectOf, type VirtualFile } from './project';
