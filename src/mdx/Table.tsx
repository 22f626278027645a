import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';

/**
 * A Markdown table. If it's wider than the page, it scrolls separately, which is why it can be
 * focused.
 */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const t = useTranslate();
  return (
    <div className="table" tabIndex={0} role="group" aria-label={t('table')}>
      <table {...props} />
    </div>
  );
}
