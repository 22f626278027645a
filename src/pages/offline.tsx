import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { OfflinePage } from '@site/src/features/offline';

/** `/toolpad/offline/`: what the worker shows for a page that is not on the device. */
export default function Offline(): ReactNode {
  const t = useTranslate();
  return (
    <Layout title={t('offline.page')} description={t('offline.description')}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <OfflinePage />
    </Layout>
  );
}
