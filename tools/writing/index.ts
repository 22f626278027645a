export { createBranches, readPages, type Session } from './session';
export { runSession } from './runSession';
export { writeLong } from './writeLong';
