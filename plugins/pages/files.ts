/** `.md` and `.mdx` have the same syntax. */
export const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);

/** A part that pages import: `_requirements.mdx`, or any file in a `_shared/` folder. */
export const isPartial = (file: string): boolean =>
  isMarkdown(file) && file.split('/').some((part) => part.startsWith('_'));

export const isPage = (file: string): boolean => isMarkdown(file) && !isPartial(file);
