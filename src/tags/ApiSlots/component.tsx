export { ApiSlots as default } from '@site/src/features/api';
