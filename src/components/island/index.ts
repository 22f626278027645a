export { Island, type IslandProps } from './Island';
