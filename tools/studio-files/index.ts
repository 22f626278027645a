export { validate } from './validateFile';
