export { FileSchema as default } from '@site/src/features/file-schema';
