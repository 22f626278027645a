export { Picture as default } from '@site/src/mdx/Picture';
