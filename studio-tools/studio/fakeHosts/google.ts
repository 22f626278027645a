import { generateKeyPairSync } from 'node:crypto';
import type { Hosts } from '@site/tools/pictures';

const files = [
  { id: 'sheet-spring', name: 'Inventory, spring' },
  { id: 'sheet-summer', name: 'Inventory, summer' },
];

const keys = ['product', 'stock', 'warehouse'];

const values: Record<string, string[][]> = {
  'sheet-spring': [
    keys,
    ['Standing desk', '14', 'North'],
    ['Desk lamp', '52', 'South'],
    ['Monitor arm', '8', 'North'],
    ['Office chair', '21', 'South'],
  ],
  'sheet-summer': [keys, ['Standing desk', '11', 'North'], ['Garden chair', '40', 'South']],
};

/**
 * Responds in the format of Google's token endpoint, Drive v3 `files.list`, and Sheets v4
 * `values.get`.
 */
export function responseTo(hostname: string, pathname: string): object | null {
  if (hostname === 'oauth2.googleapis.com' || pathname.endsWith('/token'))
    return { access_token: 'token', token_type: 'Bearer', expires_in: 3600 };
  if (pathname === '/drive/v3/files') return { files };
  const [, id = '', range] =
    /^\/v4\/spreadsheets\/([^/]+)\/values\/(.+)$/.exec(decodeURIComponent(pathname)) ?? [];
  return Object.hasOwn(values, id) ? { range, majorDimension: 'ROWS', values: values[id] } : null;
}

const respond = ({ url }: Request) => {
  const { hostname, pathname } = new URL(url);
  const found = responseTo(hostname, pathname);
  return Response.json(found ?? { error: { code: 404, message: 'Not found' } }, {
    status: found ? 200 : 404,
  });
};

export const hosts: Hosts = {
  'www.googleapis.com': respond,
  'oauth2.googleapis.com': respond,
  'sheets.googleapis.com': respond,
};

/**
 * Creates a service account for this run. The client signs its requests with the key, but the fake
 * API doesn't check the signature.
 */
export function serviceAccount(): Record<string, string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return {
    GOOGLE_CLIENT_EMAIL: 'docs@example.iam.gserviceaccount.com',
    GOOGLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
  };
}
