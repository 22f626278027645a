/**
 * Runs before packages are installed, so it's plain JavaScript that imports only built-in modules.
 */
export { findBrowser, freePort, isPortFree, requireNode } from './environment.mjs';
export { oneOf, readOptions, readPort } from './options.mjs';
export { addDevPackages, installed, installPackages, installVersionPackages } from './packages.mjs';
export { whenEnding } from './processes.mjs';
export { restartAfterCrashes } from './restart.mjs';
export { quickSteps, runSteps } from './steps.mjs';
export { runTogether } from './together.mjs';
