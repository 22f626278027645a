/** Which changes between two releases of a package touch some code. */
export { checkUpgrade, type Finding } from './checkUpgrade';
export { describe, type UpgradeMessages } from './checkUpgrade';
