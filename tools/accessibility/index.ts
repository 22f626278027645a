export { contrastOn } from './contrast';
export { knownViolations } from './knownViolations';
export { findViolations } from './violations';
