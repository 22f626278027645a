export { npmApi as hosts } from '@site/tools/studio';
