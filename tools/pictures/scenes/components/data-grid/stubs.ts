import { createShopHosts } from '../../../apps/hosts';

export const hosts = createShopHosts();
