import Head from '@docusaurus/Head';
import type { Props } from '@theme/SearchMetadata';
import type { ReactNode } from 'react';

/**
 * Version of the page, from which the search gets its scope. The original also adds tags for
 * crawlers of hosted searches.
 */
export default function SearchMetadata({ tag }: Props): ReactNode {
  if (!tag) return null;
  return (
    <Head>
      <meta name="docusaurus_tag" content={tag} />
    </Head>
  );
}
