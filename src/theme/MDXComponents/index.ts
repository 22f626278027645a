import { mdxComponents } from '@site/src/mdx/mdxComponents';

/** Components for Markdown elements (`src/mdx`) and the tags for writers (`src/tags`). */
export default mdxComponents;
