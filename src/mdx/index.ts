import Head from '@docusaurus/Head';
import { CodeBlock, InlineCommand } from '@site/src/features/copy';
import { tagComponents } from '@site/src/tags';
import { Anchor, Code, createHeading, Image, Table } from './elements';
import { Callout, CalloutTitle } from './Callout';

/** Components for Markdown elements, and the tags that writers can use, by name. */
export const mdxComponents = {
  ...tagComponents,
  Head,
  head: Head,
  a: Anchor,
  code: Code,
  h2: createHeading('h2'),
  h3: createHeading('h3'),
  h4: createHeading('h4'),
  h5: createHeading('h5'),
  h6: createHeading('h6'),
  img: Image,
  table: Table,
  // Docusaurus renames <details>.
  Details: 'details' as const,
  admonition: Callout,
  mdxAdmonitionTitle: CalloutTitle,
  CodeBlock,
  InlineCommand,
};
