export { checkFolder } from './checkFolder';
export { releasesFrom, upgradeReport } from './report';
