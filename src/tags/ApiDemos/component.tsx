export { ApiDemos as default } from '@site/src/features/api';
