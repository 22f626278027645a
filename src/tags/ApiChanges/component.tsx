export { ApiChanges as default } from '@site/src/features/api';
