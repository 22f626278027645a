/** Live demos as components for pages. README.md lists the other entry points. */
export { Demo, DemoFrame } from './markup/Demo';
