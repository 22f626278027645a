import type { ReactNode } from 'react';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import type { ComponentApi } from '@site/src/site/api';
import { fixedSize, sumOfSizes } from '@site/src/site/bodySize';
import { ApiBody } from './ApiBody';
import { Html } from './parts';
import { ReferenceTable } from './ReferenceTable';
import { sizeOfRow, sizeOfTable } from './size';

/** The two paragraphs around the table, in px. */
const paragraphs = fixedSize(110);

/** CSS classes of a component, and its name in the theme: `<ApiCss name="Account" />`. */
export function ApiCss({ data }: { data: ComponentApi }): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  const prop = <code>classes</code>;
  const { name, cssClasses, themeName } = data;
  const rows = cssClasses.map((entry) => ({
    id: `class-${entry.name}`,
    name: `.${entry.name}`,
    required: false,
    deprecated: false,
    cells: [<Html key="description" html={entry.description} />],
    size: sizeOfRow({ descriptions: [entry.description] }),
  }));
  return (
    <ApiBody size={rows.length > 0 ? sumOfSizes([paragraphs, sizeOfTable(rows)]) : paragraphs}>
      {rows.length > 0 ? (
        <>
          <p>{rich('api.libraryClasses', { name, prop })}</p>
          <ReferenceTable
            label={t('api.classesIn', { name })}
            columns={[t('api.class'), t('api.description')]}
            rows={rows}
          />
        </>
      ) : (
        <p>{rich('api.noClasses', { name, prop })}</p>
      )}
      {themeName ? (
        <p>{rich('api.themeName', { name: <code>{themeName}</code> })}</p>
      ) : (
        <p>{rich('api.noThemeName', { key: <code>theme.components</code> })}</p>
      )}
    </ApiBody>
  );
}
