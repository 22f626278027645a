/** URL of a page's Markdown, next to the page: `/toolpad/x/` → `/toolpad/x.md`. */
export const markdownUrl = (url: string): string => `${url.replace(/\/$/, '')}.md`;

/** File below a version's URL that lists its pages for language models. */
export const indexFile = 'llms.txt';

/** File below a version's URL with the Markdown of all its pages. */
export const fullFile = 'llms-full.txt';

/** Greatest length of a Markdown page or an index, in characters. Many agents truncate more. */
export const maxLength = 50_000;
