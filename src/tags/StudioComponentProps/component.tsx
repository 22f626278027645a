export { StudioComponentProps as default } from '@site/src/features/api';
