import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { Icon } from '@site/src/components/icons/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import filterStyles from './filter.module.css';
import { type ReferenceRow, RowLink } from './rows';
import styles from './table.module.css';

/**
 * Content of a tag with API data. Browsers lay it out near the viewport, like the other bodies of
 * sections (`plugins/section-bodies`). The filter in `script.ts` finds the table by the attribute.
 */
export const ApiBody = ({ children }: { children: ReactNode }): ReactNode => (
  <div data-body="" data-api="">
    {children}
  </div>
);

interface FilterFlag {
  /** Attribute of the rows to show: `required` for `data-required`. */
  name: 'required' | 'deprecated';
  label: string;
  /** Number of rows with the attribute. If it's 0, the control is disabled. */
  count: number;
}

interface FilterProps {
  /** What the table lists, as part of a message key. */
  subject: 'props' | 'properties';
  total: number;
  flags: FilterFlag[];
}

/** Filter for the table that follows. It's plain HTML, which script.ts controls. */
export function ReferenceFilter({ subject, total, flags }: FilterProps): ReactNode {
  const t = useTranslate();
  return (
    <form
      className={filterStyles.filter}
      role="search"
      aria-label={t(`api.filter.${subject}`)}
      data-api-filter=""
      data-needs-script=""
      autoComplete="off"
    >
      <label className={filterStyles.search}>
        <Icon name="filter" size={18} />
        <span className="visually-hidden">{t(`api.filterByText.${subject}`)}</span>
        <input type="search" name="text" placeholder={t(`api.filter.${subject}`)} />
      </label>
      {flags.map(({ name, label, count }) => (
        <label key={name} className={filterStyles.choice} data-disabled={count === 0 || undefined}>
          <input type="checkbox" name={name} disabled={count === 0} /> {label} <span>{count}</span>
        </label>
      ))}
      <output
        className={filterStyles.count}
        data-api-count=""
        data-some={t(`api.some.${subject}`, { count: total })}
      >
        {t(`api.all.${subject}`, { count: total })}
      </output>
    </form>
  );
}

/** Registers ids for Docusaurus' check of anchors, which only finds headings. */
export function useAnchors(ids: string[]): void {
  const { collectAnchor } = useBrokenLinks();
  ids.forEach(collectAnchor);
}

interface Props {
  /** Accessible name: `Props of Account`. */
  label: string;
  columns: string[];
  rows: ReferenceRow[];
}

function Flags({
  required,
  deprecated,
  since,
}: Pick<ReferenceRow, 'required' | 'deprecated' | 'since'>): ReactNode {
  const t = useTranslate();
  return (
    <>
      {required ? <span data-flag="required">{`${t('api.isRequired')} `}</span> : null}
      {deprecated ? <span data-flag="deprecated">{`${t('api.isDeprecated')} `}</span> : null}
      {since ? t('api.since', { version: since }) : null}
    </>
  );
}

/**
 * One table for all widths: below 640 px, rows are shown as cards. Roles are explicit, because
 * browsers drop the roles of a table with another `display`. The filter in `script.ts` reads the
 * attributes of the rows.
 */
export function ReferenceTable({ label, columns, rows }: Props): ReactNode {
  const others = columns.slice(1);
  useAnchors(rows.map(({ id }) => id));
  return (
    <table role="table" className={styles.table} aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, name, required, deprecated, since, cells }) => (
          <tr
            key={id}
            id={id}
            role="row"
            data-api-row=""
            data-required={required || undefined}
            data-deprecated={deprecated || undefined}
            data-flags={required || deprecated || since}
          >
            <th role="rowheader" scope="row">
              <code>{name}</code>{' '}
              <Flags required={required} deprecated={deprecated} since={since} />
              <RowLink id={id} name={name} />
            </th>
            {cells.map((cell, index) => (
              <td
                key={others[index]}
                role="cell"
                data-label={others[index]}
                data-empty={cell === null || undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
