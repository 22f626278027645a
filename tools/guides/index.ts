export { expect } from './expect';
export { quoted } from './walk';
export { checkGuides } from './checkGuides';
export { findGuides } from './findGuides';
export { guideScene, guideSource, shotsOf } from './pictures';
export type { BrowserTest, Scenario } from './scenario';
export { changedGuides } from './recordCommands';
export { testGuides } from './testGuides';
export { testInstalls } from './testInstalls';
