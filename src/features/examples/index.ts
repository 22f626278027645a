/** Finished projects to take along. The page script takes `./script`; pages place the tags. */
export { ExampleCard } from './ExampleCard';
export { ExampleCards } from './ExampleCards';
export { ExampleProject } from './ExampleProject';
export { LiveExample } from './LiveExample';
