export { appTests } from './appTests';
export { hosts as dogApi } from './fakeHosts/dogApi';
export { hosts as google, serviceAccount } from './fakeHosts/google';
export { hosts as googleFonts } from './fakeHosts/googleFonts';
export { hosts as mapTiles } from './fakeHosts/mapTiles';
export { startMariaDb } from './fakeHosts/mariadb';
export { hosts as npmApi } from './fakeHosts/npmApi';
export { startOrdersApi } from './fakeHosts/ordersApi';
