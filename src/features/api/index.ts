/**
 * Components for API pages. They are static: plugins/api-pages adds the data for the given name.
 */
export { ApiChanges } from './ApiChanges';
export { ApiCss } from './ApiCss';
export { ApiDemos } from './ApiDemos';
export { ApiImport, HookImport } from './ApiImport';
export { ApiProps } from './ApiProps';
export { ApiSlots } from './ApiSlots';
export { ApiSource } from './ApiSource';
export { ApiTypes } from './ApiTypes';
export { PageChips } from './PageChips';
export { StudioComponentProps } from './StudioComponentProps';
export { UpgradeCheck } from './UpgradeCheck';
