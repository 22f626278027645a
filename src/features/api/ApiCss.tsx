import type { ReactNode } from 'react';
import type { ComponentApi } from '@site/src/site/api';
import { Html } from './Html';
import { ReferenceTable } from './ReferenceTable';

/** Classes to style a component by, and its name in the theme: `<ApiCss name="Account" />`. */
export function ApiCss({ data }: { data: ComponentApi }): ReactNode {
  const { name, cssClasses, themeName } = data;
  const rows = cssClasses.map((entry) => ({
    id: `class-${entry.name}`,
    name: `.${entry.name}`,
    required: false,
    deprecated: false,
    cells: [<Html key="description" html={entry.description} />],
  }));
  return (
    <div data-api="">
      {rows.length > 0 ? (
        <>
          <p>
            {name} has no class names of its own and no <code>classes</code> prop. The elements it
            renders carry these of the libraries below it:
          </p>
          <ReferenceTable
            label={`CSS classes in ${name}`}
            columns={['Class', 'Description']}
            rows={rows}
          />
        </>
      ) : (
        <p>
          {name} has no class names of its own and no <code>classes</code> prop.
        </p>
      )}
      {themeName ? (
        <p>
          Name in the theme: <code>{themeName}</code>.
        </p>
      ) : (
        <p>
          It reads no key of <code>theme.components</code>: default props and style overrides in a
          theme reach only the Material UI components inside it.
        </p>
      )}
    </div>
  );
}
