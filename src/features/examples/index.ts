/** Example projects: components for pages. `./script` is for the page script. */
export { ExampleCard, ExampleCards } from './ExampleCards';
export { ExampleProject } from './ExampleProject';
export { LiveExample } from './LiveExample';
