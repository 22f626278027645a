/** Offline reading, for islands. */
export { OfflineProducts } from './OfflineProducts';
