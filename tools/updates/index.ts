/** Checks whether packages are up to date, and whether tests notice updates of Docusaurus. */
export { checkUpdates, parseOutdated } from './checkUpdates';
export { createDrillSite, drill } from './drill';
export { heldBack } from './heldBack';
export { internals } from './internals';
