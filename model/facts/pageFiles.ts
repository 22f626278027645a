/** URL of a page's Markdown, next to the page: `/toolpad/x/` → `/toolpad/x.md`. */
export const markdownUrl = (url: string): string => `${url.replace(/\/$/, '')}.md`;

/** File below a version's URL that lists its pages for language models. */
export const indexFile = 'llms.txt';

/** File below a version's URL with the Markdown of all its pages. */
export const fullFile = 'llms-full.txt';

/** Greatest length of a Markdown page or an index, in characters. Many agents truncate more. */
export const maxLength = 50_000;

/** Atom feed of changes, below the base URL. */
export const feedFile = 'feed.xml';

/**
 * URL of the picture that other sites show beside a link to a page:
 * `/toolpad/static/social/core/react-crud.png`.
 */
export const socialPictureUrl = (url: string): string =>
  url.replace(
    /^(.*?\/toolpad)\/(.*?)\/?$/,
    (_whole, base: string, page: string) => `${base}/static/social/${page || 'index'}.png`,
  );

export const socialPictureSize = { width: 1200, height: 630 };
