/** Components for API pages, static: plugins/api-pages adds the data for the given name. */
export { ApiChanges } from './ApiChanges';
export { ApiDemos, ApiImport, ApiSource, HookImport, PageChips } from './ApiLinks';
export { ApiCss, ApiProps, ApiSlots, StudioComponentProps } from './ApiTables';
export { ApiTypes } from './ApiTypes';
export { UpgradeCheck } from './UpgradeCheck';
