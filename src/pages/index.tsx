import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Home } from '@site/src/features/home/home';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { PageHead } from '@site/src/features/shell/shell';
import { feedFile } from '@site/model/facts/pageFiles';
import { baseUrl } from '@site/model/facts/origins';

/** `/toolpad/`. */
export default function HomePage(): ReactNode {
  const t = useTranslate();
  return (
    <Layout title={t('home.title')} description={t('home.description')}>
      <PageHead title={t('home.title')} description={t('home.description')} />
      <Head>
        <link rel="alternate" type="application/atom+xml" href={`${baseUrl}${feedFile}`} />
      </Head>
      <Home />
    </Layout>
  );
}
