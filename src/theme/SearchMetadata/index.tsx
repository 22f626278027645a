import Head from '@docusaurus/Head';
import type { Props } from '@theme/SearchMetadata';
import type { ReactNode } from 'react';

/** The search reads its scope from it. The original also adds tags for hosted searches. */
export default function SearchMetadata({ tag }: Props): ReactNode {
  if (!tag) return null;
  return (
    <Head>
      <meta name="docusaurus_tag" content={tag} />
    </Head>
  );
}
