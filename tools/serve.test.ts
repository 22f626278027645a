import { parseHostFiles, withQuery } from './serve';

const headers = `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: origin

/toolpad/*
  Content-Security-Policy: default-src 'self'; img-src data: https://a.example

/toolpad/assets/*
  Cache-Control: public, max-age=31536000, immutable
  Referrer-Policy: no-referrer

/toolpad/sw.js
  Cache-Control: no-cache
`;

describe('headersFor', () => {
  const { headersFor } = parseHostFiles(headers, '');
  const all = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'origin' };
  const policy = {
    'Content-Security-Policy': "default-src 'self'; img-src data: https://a.example",
  };

  test.each<[string, Record<string, string>]>([
    ['/', all],
    ['/other/', all],
    ['/toolpad', all],
    ['/toolpad/', { ...all, ...policy }],
    ['/toolpad/core/a.b/', { ...all, ...policy }],
    [
      '/toolpad/assets/js/main.js',
      {
        ...all,
        ...policy,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Referrer-Policy': 'no-referrer',
      },
    ],
    ['/toolpad/sw.js', { ...all, ...policy, 'Cache-Control': 'no-cache' }],
    ['/toolpad/swxjs', { ...all, ...policy }],
    ['/toolpad/sw.js/', { ...all, ...policy }],
  ])('%s', (pathname, expected) => {
    expect(headersFor(pathname)).toEqual(expected);
  });

  test.each(['', '\n\n', '  Lonely: header'])('%j has no headers', (text) => {
    expect(parseHostFiles(text, '').headersFor('/toolpad/')).toEqual({});
  });
});

describe('redirectFor', () => {
  const { redirectFor } = parseHostFiles(
    '',
    '/old/ /new/ 301\n/old/page/ /first/ 302\n/a.b/ /dot/ 301\n/old/* /new/:splat 301\n/*/deep/* /x/:splat 301\n',
  );

  test.each([
    ['/old/', '/new/', 301],
    ['/old/page/', '/first/', 302],
    ['/old/page/more/', '/new/page/more/', 301],
    ['/old/a b?c', '/new/a b?c', 301],
    ['/old/$&$1/', '/new/$&$1/', 301],
    ['/a.b/', '/dot/', 301],
    ['/x/deep/y', '/x/x', 301],
  ])('%s redirects to %s', (from, to, status) => {
    expect(redirectFor(from)).toEqual({ to, status });
  });

  test.each(['/', '/old', '/new/', '/before/old/', '/axb/', ''])('%j has no redirect', (from) => {
    expect(redirectFor(from)).toBeUndefined();
  });

  test.each(['', '\n', '# a comment', '/old/', '/old/ /new/', '/old/ /new/ 301 extra'])(
    'the line %j is ignored',
    (line) => {
      expect(parseHostFiles('', line).redirectFor('/old/')).toBeUndefined();
    },
  );
});

test.each([
  ['/new/', '', '/new/'],
  ['/new/', '?a=1&b', '/new/?a=1&b'],
  ['/new/#place', '?a=1', '/new/?a=1#place'],
  ['/new/#place', '', '/new/#place'],
])('%s with the query %j is %s', (to, search, expected) => {
  expect(withQuery(to, search)).toBe(expected);
});
