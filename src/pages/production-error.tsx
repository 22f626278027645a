import messages from '@generated/production-errors/default/messages.json';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { PageHead } from '@site/src/features/shell/shell';
import { ProductionErrors } from '@site/src/features/production-error/production-error';

/** `/toolpad/production-error/` (docs/behavior.md#production-errors). */
export default function ProductionErrorPage(): ReactNode {
  const t = useTranslate();
  return (
    <Layout title={t('errors.title')} description={t('errors.description')}>
      <PageHead title={t('errors.title')} description={t('errors.description')} />
      <main className="prose">
        <h1>{t('errors.title')}</h1>
        <ProductionErrors messages={messages} />
      </main>
    </Layout>
  );
}
