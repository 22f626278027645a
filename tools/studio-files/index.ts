export { fileSchema } from './fileSchema';
export { validate } from './validateFile';
