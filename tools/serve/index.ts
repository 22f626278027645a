export { parseHostFiles } from './hostFiles';
export { createStaticServer } from './server';
export { testPort } from './testPort';
export {
  fileOf,
  largestFiles,
  recordTransfers,
  sumByType,
  withImports,
  type FileType,
  type Transferred,
} from './transfer';
