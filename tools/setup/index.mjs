/**
 * Runs before packages are installed, so it's plain JavaScript that imports only built-in modules.
 */
export {
  findBrowser,
  freePort,
  isPortFree,
  limitCaches,
  requireNode,
  startNode,
  whenEnding,
} from './environment.mjs';
export { oneOf, readOptions, readPort } from './options.mjs';
export { installPackages, installSamplePackages } from '../../model/packages/install.mjs';
export { quickSteps, runSteps } from './steps.mjs';
