export { mapTiles as hosts } from '@site/tools/studio';
