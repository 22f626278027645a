/** Live demos. The page script takes `./page`, the islands `./*Island`; pages place `Demo`. */
export { Demo } from './view/Demo';
export { DemoFrame, type DemoFrameProps } from './view/DemoFrame';
