/**
 * Script that redirects with the query and hash of the current URL; the reader's hash takes
 * precedence over the target's. It's the same on all pages, so one hash in the policy allows it.
 */
const redirectScript = [
  'var to=new URL(document.querySelector("a").href);',
  'to.search=location.search;',
  'if(location.hash)to.hash=location.hash;',
  'location.replace(to)',
].join('');

/** Renders a page that redirects without a server, with and without scripts. */
export function renderRedirectPage(to: string, origin: string): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8"><title>Moved</title>',
    '<meta name="viewport" content="width=device-width">',
    `<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>`,
    `<link rel="canonical" href="${origin}${to.replace(/#.*$/, '')}"><meta name="robots" content="noindex">`,
    `</head><body><p>This page has moved to <a href="${to}">${to}</a>.</p><script>${redirectScript}</script></body></html>`,
  ].join('');
}
