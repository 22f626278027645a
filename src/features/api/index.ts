/**
 * What writers place in API pages. All static: plugins/api-pages gives each element the data of the
 * name it is given.
 */
export { ApiCss } from './ApiCss';
export { ApiDemos } from './ApiDemos';
export { ApiImport, HookImport } from './ApiImport';
export { ApiProps } from './ApiProps';
export { ApiSlots } from './ApiSlots';
export { ApiSource } from './ApiSource';
export { ApiTypes } from './ApiTypes';
export { PageChips } from './PageChips';
export { StudioComponentProps } from './StudioComponentProps';
