export { dogApi as hosts } from '@site/tools/studio';
