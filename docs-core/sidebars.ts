export { core as default } from '../sidebars';
