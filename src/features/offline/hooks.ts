/** What islands show of offline reading. */
export { OfflineProducts } from './OfflineProducts';
