import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import styles from './filter.module.css';

interface FilterFlag {
  /** Attribute of the rows to show: `required` for `data-required`. */
  name: 'required' | 'deprecated';
  label: string;
  /** Number of rows with the attribute. If it's 0, the control is disabled. */
  count: number;
}

interface Props {
  /** What the table lists, as part of a message key. */
  subject: 'props' | 'properties';
  total: number;
  flags: FilterFlag[];
}

/**
 * Filter for the table that follows. It's plain HTML, which script.ts controls; hidden without
 * scripts.
 */
export function ReferenceFilter({ subject, total, flags }: Props): ReactNode {
  const t = useTranslate();
  return (
    <form
      className={styles.filter}
      role="search"
      aria-label={t(`api.filter.${subject}`)}
      data-api-filter=""
      data-needs-script=""
      autoComplete="off"
    >
      <label className={styles.search}>
        <Icon name="filter" size={18} />
        <span className="visually-hidden">{t(`api.filterByText.${subject}`)}</span>
        <input type="search" name="text" placeholder={t(`api.filter.${subject}`)} />
      </label>
      {flags.map(({ name, label, count }) => (
        <label key={name} className={styles.choice} data-disabled={count === 0 || undefined}>
          <input type="checkbox" name={name} disabled={count === 0} /> {label} <span>{count}</span>
        </label>
      ))}
      <output
        className={styles.count}
        data-api-count=""
        data-some={t(`api.some.${subject}`, { count: total })}
      >
        {t(`api.all.${subject}`, { count: total })}
      </output>
    </form>
  );
}
