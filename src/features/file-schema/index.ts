export { FileSchema, type FileSchemaProps } from './FileSchema';
