/**
 * Leads on with the query and the hash of the address that was opened; a hash of the target's own
 * gives way to the reader's. It is the same for all pages, so that one hash in the policy allows
 * it.
 */
const leadOn = [
  'var to=new URL(document.querySelector("a").href);',
  'to.search=location.search;',
  'if(location.hash)to.hash=location.hash;',
  'location.replace(to)',
].join('');

/** A page that leads on without a server, with and without scripts. */
export function renderRedirectPage(to: string, origin: string): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>Moved</title>',
    '<meta name="viewport" content="width=device-width">',
    `<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`,
    `<link rel="canonical" href="${origin}${to.replace(/#.*$/, '')}"><meta name="robots" content="noindex">`,
    `</head><body><p>This page has moved to <a href="${to}">${to}</a>.</p><script>${leadOn}</script></body></html>`,
  ].join('');
}
