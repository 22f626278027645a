export { FileSchema } from './FileSchema';
