/** Finished projects to take along. The page script takes `./page`; pages place `ExampleProject`. */
export { ExampleProject, type ExampleProjectProps } from './ExampleProject';
