export { ApiImport as default } from '@site/src/features/api';
