export { cutVersion } from './cutVersion';
