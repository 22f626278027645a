/** Search: a field that opens a dialog, see `script.ts`. `plugins/search` creates the index. */
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';

interface Props {
  className?: string;
  query?: string;
  /** Label instead of "Search…". */
  children?: ReactNode;
}

/** Button that looks like a field and opens the search dialog, which has the real field. */
export function SearchField({ className, query = '', children }: Props): ReactNode {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={className}
      data-search={query}
      data-needs-script=""
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <Icon name="search" />
      <span>{children ?? t('search.field')}</span>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </button>
  );
}
