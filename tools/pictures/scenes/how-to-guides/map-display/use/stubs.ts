export { hosts } from '../../../../../studio/outside/mapTiles';
