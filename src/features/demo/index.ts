/** Live demos as components for pages. README.md lists the other entry points. */
export { Demo } from './view/Demo';
export { DemoFrame, type DemoFrameProps } from './view/DemoFrame';
