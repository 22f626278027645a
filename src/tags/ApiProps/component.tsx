export { ApiProps as default } from '@site/src/features/api';
