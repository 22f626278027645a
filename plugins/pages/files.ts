/**
 * Whether a file below a folder of pages is Markdown: `.md` and `.mdx` are written and compiled
 * alike.
 */
export const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);

/**
 * Whether a file is a part that pages import: `_requirements.mdx`, or any file in a folder
 * `_shared/`. It has neither front matter nor address. Docusaurus leaves the same files out.
 * @param file path from the root of the site, with slashes
 */
export const isPartial = (file: string): boolean =>
  isMarkdown(file) && file.split('/').some((part) => part.startsWith('_'));

/** Whether a file is a page with an address. */
export const isPage = (file: string): boolean => isMarkdown(file) && !isPartial(file);
