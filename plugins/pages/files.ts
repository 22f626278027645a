/**
 * Returns whether a file below a docs folder is Markdown: `.md` and `.mdx` have the same syntax and
 * are compiled the same way.
 */
export const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);

/**
 * Returns whether a file is a partial that pages import: `_requirements.mdx`, or any file in a
 * `_shared/` folder. It has no front matter and no URL. Docusaurus excludes the same files.
 * @param file path from the root of the site, with slashes
 */
export const isPartial = (file: string): boolean =>
  isMarkdown(file) && file.split('/').some((part) => part.startsWith('_'));

/** Returns whether a file is a page with a URL. */
export const isPage = (file: string): boolean => isMarkdown(file) && !isPartial(file);
