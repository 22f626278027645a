export { checkGuides } from './checkGuides';
export { expect, findGuides, type BrowserTest, type Scenario } from './guide';
export { guideScene, guideSource, shotsOf } from './pictures';
export { changedGuides } from './recordCommands';
export { testGuides } from './testGuides';
export { testInstalls } from './testInstalls';
