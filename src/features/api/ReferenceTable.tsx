import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import styles from './table.module.css';
import { Breakable } from './Breakable';
import { RowLink } from './RowLink';
import { useAnchors } from './useAnchors';

export interface ReferenceRow {
  /** Element id of the row: `prop-slots`. */
  id: string;
  name: string;
  required: boolean;
  deprecated: boolean;
  /** Cells after the name, in the order of the columns. `null` for an empty one. */
  cells: ReactNode[];
  /** Characters in the longest line of each cell but the last: columns are as wide as their texts, up to a limit. */
  lengths: number[];
  /** Characters in the longest word of the default. */
  longestWord?: number;
}

/** Characters that columns give their texts before these break: the last column, of descriptions, has the rest. */
const limits = { name: 16, onlyName: 34, type: 20, default: 12, word: 14 };

/** Px for all columns but the last, of the 640 px that a table has beside both navigations. Descriptions have more than 45 %. */
const room = 350;

/** A character of code at 13 px, and the padding; no column is narrower than its head. */
const pxOf = (characters: number) => Math.max(60, Math.ceil(characters * 7.9) + 20);

/**
 * Widths in px of the columns name, type and default that are together no wider than `room`. Types give way first, then defaults, which keep
 * their words whole, then names, which break at capitals.
 */
function fitted(widths: number[], longestWord: number): number[] {
  const fit = [...widths];
  const steps = [
    [1, 12],
    [2, Math.max(10, longestWord)],
    [0, 12],
    [1, 10],
  ] as const;
  for (const [column, characters] of steps) {
    const width = fit[column];
    const over = fit.reduce((sum, each) => sum + each, 0) - room;
    if (width !== undefined && over > 0)
      fit[column] = Math.max(Math.min(width, pxOf(characters)), width - over);
  }
  return fit;
}

/** Widths of columns in px. The last has the rest, names that stay whole need none. */
function widthsOf(rows: ReferenceRow[]): (number | undefined)[] {
  const texts = rows.map(({ name, lengths }) => [name.length, ...lengths]);
  const columns = texts[0]?.length ?? 0;
  const words = rows.map(({ longestWord = 0 }) => longestWord);
  const word = Math.min(Math.max(...words), limits.word);
  const most = [
    columns === 1 ? limits.onlyName : limits.name,
    limits.type,
    Math.max(limits.default, word),
  ];
  const longest = Array.from({ length: columns }, (_, column) =>
    Math.max(...texts.map((row) => row[column] ?? 0)),
  );
  const wanted = longest.map((length, column) => pxOf(Math.min(length, most[column] ?? length)));
  if (columns === 1) return wanted;
  return fitted(wanted, word).map((width, column) =>
    column === 0 && width === wanted[0] && (longest[0] ?? 0) <= limits.name ? undefined : width,
  );
}

interface Props {
  /** What the table lists, for readers who cannot see it: `Props of Account`. */
  label: string;
  /** Heading of the first column and of the others. */
  columns: string[];
  rows: ReferenceRow[];
}

function Flags({ required, deprecated }: Pick<ReferenceRow, 'required' | 'deprecated'>): ReactNode {
  const t = useTranslate();
  return (
    <>
      {required ? (
        <span className={styles.flag} data-flag="required">
          {t('api.isRequired')}
        </span>
      ) : null}
      {deprecated ? (
        <span className={styles.flag} data-flag="deprecated">
          {t('api.isDeprecated')}
        </span>
      ) : null}
    </>
  );
}

/**
 * One table for both widths: below 700 px the same rows are drawn as cards. Roles are written out, since browsers drop those of a table
 * that is not displayed as one. Rows carry ids, and what the filter in script.ts looks at.
 */
export function ReferenceTable({ label, columns, rows }: Props): ReactNode {
  const others = columns.slice(1);
  const widths = widthsOf(rows);
  // Names that have less room than they want break in more places.
  const whole = (widths[0] ?? Infinity) < pxOf(limits.name) ? 12 : limits.name;
  useAnchors(rows.map(({ id }) => id));
  return (
    <table role="table" className={styles.table} aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, index) => (
            <th key={column} role="columnheader" scope="col" style={{ inlineSize: widths[index] }}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, name, required, deprecated, cells }) => (
          <tr
            key={id}
            id={id}
            role="row"
            data-api-row=""
            data-required={required || undefined}
            data-deprecated={deprecated || undefined}
          >
            <th role="rowheader" scope="row">
              <code>
                <Breakable name={name} whole={whole} />
              </code>{' '}
              <Flags required={required} deprecated={deprecated} />
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
