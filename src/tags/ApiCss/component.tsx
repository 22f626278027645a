export { ApiCss as default } from '@site/src/features/api';
