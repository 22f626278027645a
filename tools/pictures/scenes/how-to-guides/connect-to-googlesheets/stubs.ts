export { google as hosts } from '@site/tools/studio';
