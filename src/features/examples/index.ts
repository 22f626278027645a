/** Finished projects to take along. The page script takes `./script`; pages place `ExampleProject`. */
export { ExampleCard, type ExampleCardProps } from './ExampleCard';
export { ExampleCards, type ExampleCardsProps } from './ExampleCards';
export { ExampleProject, type ExampleProjectProps } from './ExampleProject';
export { LiveExample, type LiveExampleProps } from './LiveExample';
