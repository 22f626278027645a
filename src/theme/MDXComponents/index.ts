import { mdxComponents } from '@site/src/mdx';

/** What Markdown elements become (`src/mdx`), and the tags writers may use (`src/tags`). */
export default mdxComponents;
