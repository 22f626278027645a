export { interactiveFiles } from './interactiveFiles';
export { onlyInIslands } from './onlyInIslands';
