/**
 * Components for API pages. They are static: plugins/api-pages adds the data for the given name.
 */
export { ApiChanges } from './ApiChanges';
export { ApiCss } from './ApiTables';
export { ApiDemos } from './ApiLinks';
export { ApiImport, HookImport } from './ApiLinks';
export { ApiProps } from './ApiTables';
export { ApiSlots } from './ApiTables';
export { ApiSource } from './ApiLinks';
export { ApiTypes } from './ApiTypes';
export { PageChips } from './ApiLinks';
export { StudioComponentProps } from './ApiTables';
export { UpgradeCheck } from './UpgradeCheck';
