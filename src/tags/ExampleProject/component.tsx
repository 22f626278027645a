export { ExampleProject as default } from '@site/src/features/examples';
