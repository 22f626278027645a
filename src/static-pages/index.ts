/**
 * What features need of static pages: the element of an island. The scripts here are entries;
 * nothing imports them.
 */
export { Island, type IslandProps } from './islands/Island';
