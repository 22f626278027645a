import Head from '@docusaurus/Head';
import * as api from '@site/src/features/api';
import { CodeBlock, InlineCommand } from '@site/src/features/copy';
import { Demo } from '@site/src/features/demo';
import {
  ExampleCard,
  ExampleCards,
  ExampleProject,
  LiveExample,
} from '@site/src/features/examples';
import { Diagram } from '@site/src/features/diagram';
import { FileSchema } from '@site/src/features/file-schema';
import { Anchor } from './Anchor';
import { Callout, CalloutTitle } from './Callout';
import { CodeTabs } from './CodeTabs';
import { createHeading } from './Heading';
import { Image } from './Image';
import { Picture } from './Picture';
import { StudioDeprecated } from './StudioDeprecated';
import { Table } from './Table';

/** Markdown elements and the components a writer may use in a page, by name. */
export const mdxComponents = {
  Head,
  head: Head,
  a: Anchor,
  h2: createHeading('h2'),
  h3: createHeading('h3'),
  h4: createHeading('h4'),
  h5: createHeading('h5'),
  h6: createHeading('h6'),
  img: Image,
  table: Table,
  admonition: Callout,
  mdxAdmonitionTitle: CalloutTitle,
  ...api,
  CodeBlock,
  CodeTabs,
  Demo,
  ExampleCard,
  ExampleCards,
  ExampleProject,
  Diagram,
  FileSchema,
  InlineCommand,
  LiveExample,
  Picture,
  StudioDeprecated,
};
