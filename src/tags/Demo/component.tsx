export { Demo as default } from '@site/src/features/demo';
