export { ApiTypes as default } from '@site/src/features/api';
