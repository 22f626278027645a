import { changeMissingPage } from './hosting';

describe('changeMissingPage', () => {
  it('adds the policy, keeps the page out of search, and removes its URL', () => {
    const html =
      '<!doctype html><html><head><title>Missing</title><meta property=og:url content=https://x/404.html /><link rel=canonical href=https://x/404.html /><link rel=icon href=/i.svg /><link rel=alternate href=https://x/404.html hreflang=en /></head><body><link rel=canonical></body></html>';
    expect(changeMissingPage(html, "default-src 'self'; frame-ancestors 'self'")).toBe(
      '<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="default-src \'self\'"><meta name="robots" content="noindex"><title>Missing</title><link rel=icon href=/i.svg /></head><body><link rel=canonical></body></html>',
    );
  });

  it('rejects a page without a head', () => {
    expect(() => changeMissingPage('<p>Missing</p>')).toThrow('The 404 page has no <head>.');
  });
});
