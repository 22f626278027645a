import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import styles from './filter.module.css';

interface FilterFlag {
  /** Attribute of the rows to show: `required` for `data-required`. */
  name: 'required' | 'deprecated';
  label: string;
  /** Rows that have it. Without any it cannot be chosen. */
  count: number;
}

interface Props {
  /** What is filtered: a key of the texts. */
  subject: 'props' | 'properties';
  total: number;
  flags: FilterFlag[];
}

/**
 * Filter of the table that follows it. Plain HTML, served by script.ts; not shown where no script
 * runs.
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
