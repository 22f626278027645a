import Head from '@docusaurus/Head';
import type { ComponentType } from 'react';
import { CodeBlock, InlineCommand } from '@site/src/features/copy/copy';
import { Anchor, Code, createHeading, Image, Table } from './elements';
import { Callout, CalloutTitle } from './Callout';

/** Modules with the components of tags, by name. */
const tagModules = import.meta.webpackContext('../tags', {
  regExp: /^\.\/[\w-]+\.tsx$/,
}) as WebpackContext<Record<string, ComponentType>>;

/** Components for Markdown elements, and the tags that writers can use, by name. */
export const mdxComponents = {
  ...Object.assign({}, ...tagModules.keys().map(tagModules)),
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
