export { checkGuides } from './checkGuides';
export { expect, findGuides, type BrowserTest, type Scenario } from './guide';
export { guideScene, guideSource, shotsOf } from './browser';
export { changedGuides } from './testGuides';
export { testGuides } from './testGuides';
export { isMentioned, plainText, quotedMessages } from './messages';
export { installManager, newUserEnvironment, runCommand } from './terminal';
