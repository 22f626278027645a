export { ExampleCards as default } from '@site/src/features/examples';
