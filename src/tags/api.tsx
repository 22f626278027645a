export {
  ApiChanges,
  ApiCss,
  ApiDemos,
  ApiImport,
  ApiProps,
  ApiSlots,
  ApiSource,
  ApiTypes,
  HookImport,
  StudioComponentProps,
  UpgradeCheck,
} from '@site/src/features/api/api';
