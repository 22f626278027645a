import { mdxComponents } from '@site/src/mdx';

/** What Markdown elements become, and the components writers may use: all of it is in `src/mdx`. */
export default mdxComponents;
