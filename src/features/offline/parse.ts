import { isSitePath } from '@site/src/site/urls';
import type {
  DownloadProgress,
  DownloadRecord,
  OfflineFile,
  OfflineList,
  WorkerRequest,
} from '@site/src/site/offline';
import { productList, type ProductKey } from '@site/src/site/products';

type Fields<T> = Partial<Record<T extends unknown ? keyof T : never, unknown>>;

const fieldsOf = <T>(value: unknown) => Object(value) as Fields<T>;

export const bytesOf = (files: OfflineFile[]): number =>
  files.reduce((sum, [, , bytes]) => sum + bytes, 0);

const isSize = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

function isFile(value: unknown): value is OfflineFile {
  if (!Array.isArray(value)) return false;
  const [path, revision, bytes] = value as readonly unknown[];
  return isSitePath(path) && typeof revision === 'string' && isSize(bytes);
}

/** Parses the list of all files by product. @throws if it's invalid */
export function parseOfflineList(value: unknown): OfflineList {
  const { version, products } = fieldsOf<OfflineList>(value);
  const files = fieldsOf<OfflineList['products']>(products);
  const isValid = productList.every(({ key }) => {
    const list = files[key];
    return Array.isArray(list) && list.every(isFile);
  });
  if (typeof version !== 'string' || !isValid) throw new TypeError('The list of files is invalid');
  return { version, products: files as OfflineList['products'] };
}

/** Parses the record of a downloaded product; `undefined` if it's invalid. */
export function parseRecord(value: unknown): DownloadRecord | undefined {
  const { version, bytes } = fieldsOf<DownloadRecord>(value);
  return typeof version === 'string' && isSize(bytes) ? { version, bytes } : undefined;
}

/** Parses a worker's report on a download. A report that can't be read counts as a failure. */
export function parseProgress(value: unknown): DownloadProgress {
  const { state, done, total, bytes, reason } = fieldsOf<DownloadProgress>(value);
  if (state === 'loading' && isSize(done) && isSize(total)) return { state, done, total };
  if (state === 'stored' && isSize(bytes)) return { state, bytes };
  return {
    state: 'failed',
    reason: reason === 'full' || reason === 'removed' ? reason : 'network',
  };
}

const isProduct = (value: unknown): value is ProductKey =>
  productList.some(({ key }) => key === value);

/** Parses a page's request to the worker; `undefined` if it's invalid. */
export function parseRequest(value: unknown): WorkerRequest | undefined {
  const { type, product, urls } = fieldsOf<WorkerRequest>(value);
  switch (type) {
    case 'version':
    case 'refresh':
      return { type };
    case 'download':
    case 'remove':
      return isProduct(product) ? { type, product } : undefined;
    case 'visited':
      return Array.isArray(urls) && urls.every((url) => typeof url === 'string')
        ? { type, urls: urls as string[] }
        : undefined;
  }
  return undefined;
}
