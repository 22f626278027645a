export { aliveFiles } from './aliveFiles';
export { noInert } from './noInert';
