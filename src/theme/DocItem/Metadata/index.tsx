import { PageMetadata } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';

/** Title and description of a page. Its `keywords` are for this site's search only. */
export default function DocItemMetadata(): ReactNode {
  const { metadata } = useDoc();
  return <PageMetadata title={metadata.title} description={metadata.description} />;
}
