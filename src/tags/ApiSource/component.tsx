export { ApiSource as default } from '@site/src/features/api';
