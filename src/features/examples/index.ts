/** Finished projects to take along. The page script takes `./script`; pages place `ExampleProject`. */
export { ExampleProject, type ExampleProjectProps } from './ExampleProject';
export { LiveExample, type LiveExampleProps } from './LiveExample';
