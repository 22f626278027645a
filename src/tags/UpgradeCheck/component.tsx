export { UpgradeCheck as default } from '@site/src/features/api';
