export { LiveExample as default } from '@site/src/features/examples';
