/** What writers place in API pages. All static: rendered from `docs-core/api/data` and `docs-studio/reference/components/data`. */
export { ApiCss } from './ApiCss';
export { ApiDemos } from './ApiDemos';
export { ApiImport, HookImport } from './ApiImport';
export { ApiProps } from './ApiProps';
export { ApiSlots } from './ApiSlots';
export { ApiSource } from './ApiSource';
export { ApiTypes } from './ApiTypes';
export { PageChips } from './PageChips';
export { StudioComponentProps } from './StudioComponentProps';
