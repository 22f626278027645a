export { ExampleCard as default } from '@site/src/features/examples';
