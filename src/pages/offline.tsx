import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { OfflinePage } from '@site/src/features/offline/offline';

/** `/toolpad/offline/`: shown by the service worker instead of pages that aren't on the device. */
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
