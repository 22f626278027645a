export { MovedSections as default } from '@site/src/features/moved-sections';
