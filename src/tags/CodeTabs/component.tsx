export { CodeTabs as default } from '@site/src/features/copy';
