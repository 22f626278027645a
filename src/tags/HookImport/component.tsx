export { HookImport as default } from '@site/src/features/api';
