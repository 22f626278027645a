import Head from '@docusaurus/Head';
import type { Props } from '@theme/SearchMetadata';
import type { ReactNode } from 'react';

/**
 * The version of the page, by which the search finds its scope. The other marks are for crawlers of
 * hosted searches.
 */
export default function SearchMetadata({ tag }: Props): ReactNode {
  if (!tag) return null;
  return (
    <Head>
      <meta name="docusaurus_tag" content={tag} />
    </Head>
  );
}
