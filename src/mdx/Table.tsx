import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';

/**
 * A Markdown table that scrolls by itself when it is wider than the page; reachable by keyboard for
 * that.
 */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const t = useTranslate();
  return (
    <div className="table" tabIndex={0} role="group" aria-label={t('table')}>
      <table {...props} />
    </div>
  );
}
