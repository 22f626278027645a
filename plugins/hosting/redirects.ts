import { baseUrl } from '../../src/site/origins';

/** An address that was once published and where it leads now. `*` and `:splat` stand for the rest of the path. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** Addresses of the site's own that lead to another page, in every language. */
export const ownRedirects: Redirect[] = [
  { from: '/toolpad/core/', to: '/toolpad/core/introduction/', status: 301 },
  { from: '/toolpad/studio/', to: '/toolpad/studio/getting-started/', status: 301 },
];

/**
 * The `_redirects` file: exact addresses first, with and without trailing slash, then the wildcards.
 * @param root where the root of the host leads to; null leaves it alone
 */
export function renderRedirects(redirects: Redirect[], root: string | null = baseUrl): string {
  const exact = redirects.filter(({ from }) => !from.includes('*'));
  const wildcards = redirects.filter(({ from }) => from.includes('*'));
  const line = ({ from, to, status }: Redirect) => `${from} ${to} ${status}`;
  const lines = [
    ...exact.flatMap((redirect) => [
      line(redirect),
      line({ ...redirect, from: redirect.from.replace(/\/$/, '') }),
    ]),
    ...wildcards.map(line),
    ...(root === null ? [] : [`/ ${root} 302`]),
  ];
  return `${lines.join('\n')}\n`;
}

/** A page that leads on without a server. */
export function renderRedirectPage(to: string, origin: string): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>Moved</title>',
    `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${origin}${to.replace(/#.*$/, '')}"><meta name="robots" content="noindex">`,
    `</head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>`,
  ].join('');
}
