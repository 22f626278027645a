export { studio as default } from '../sidebars';
