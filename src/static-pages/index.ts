/** For features. The scripts in this folder are entry points, so nothing imports them. */
export { Island, type IslandProps } from './islands/Island';
