import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import styles from './filter.module.css';

interface FilterFlag {
  /** Attribute of the rows it asks for: `required` for `data-required`. */
  name: 'required' | 'deprecated';
  label: string;
  /** Rows that have it. Without any it cannot be chosen. */
  count: number;
}

interface Props {
  /** What is filtered, in the plural: `props`. */
  subject: string;
  total: number;
  flags: FilterFlag[];
}

/** Filter of the table that follows it. Plain HTML, served by script.ts; not shown where no script runs. */
export function ReferenceFilter({ subject, total, flags }: Props): ReactNode {
  return (
    <form
      className={styles.filter}
      role="search"
      aria-label={`Filter ${subject}`}
      data-api-filter=""
      data-needs-script=""
      autoComplete="off"
    >
      <label className={styles.search}>
        <Icon name="filter" size={18} />
        <span className="visually-hidden">Filter {subject} by text</span>
        <input type="search" name="text" placeholder={`Filter ${subject}`} />
      </label>
      {flags.map(({ name, label, count }) => (
        <label key={name} className={styles.choice} data-disabled={count === 0 || undefined}>
          <input type="checkbox" name={name} disabled={count === 0} /> {label} <span>{count}</span>
        </label>
      ))}
      <output
        className={styles.count}
        data-api-count=""
        data-subject={subject}
      >{`${total} ${subject}`}</output>
    </form>
  );
}
