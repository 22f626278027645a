import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { OfflinePage } from '@site/src/features/offline';

/** `/toolpad/offline/`: what the worker shows for a page that is not on the device. */
export default function Offline(): ReactNode {
  return (
    <Layout
      title="Offline"
      description="Shown without a connection for a page that is not on this device, with a list of the pages that are."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <OfflinePage />
    </Layout>
  );
}
