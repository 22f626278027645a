/** Runs the demos of all pages on all releases of their package. */
export { writeRecord } from './record';
export { checkOwnVersions, renderMatrix } from './report';
export { runMatrix } from './runMatrix';
