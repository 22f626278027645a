import * as v from 'valibot';

const example = 'https://docs.example.com';

function nearestOrigin(value: string): string {
  const host = /^(?:[a-z]+:\/+)?(\[[\d:a-f]+\]|[\w.-]+)(:\d{1,5})?(?=[/?#]|$)/i.exec(value.trim());
  const [, name = '', port = ''] = host ?? [];
  const isLocal = /^(?:localhost|127\.|\[)/.test(name);
  const url = `${isLocal ? 'http' : 'https'}://${name}${port}`;
  return isOrigin(url) && (isLocal || name.includes('.')) ? new URL(url).origin : example;
}

/** Returns whether a value is an `http(s)` URL without path, query, hash, and credentials. */
function isOrigin(value: string): boolean {
  if (!/^https?:\/\/[^\s/?#@\\*]+\/?$/i.test(value) || !URL.canParse(value)) return false;
  return new URL(value).pathname === '/';
}

/** An origin, such as `https://docs.example.com`, in the form that browsers send. */
export const originSetting = v.pipe(
  v.string(),
  v.check(
    isOrigin,
    ({ input }) => `"${input}" is not an origin. Write one such as ${nearestOrigin(input)}`,
  ),
  v.transform((value) => new URL(value).origin),
);
