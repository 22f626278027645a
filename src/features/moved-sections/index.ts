export { MovedSections } from './MovedSections';
