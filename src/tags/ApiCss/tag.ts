import type { ComponentApi } from '../../site/api';
import { defineApiTag, sentences } from '../api';
import { blocks, code, line, t, table } from '../markdown';

/** CSS classes of a component. */
export const tag = defineApiTag<ComponentApi>({
  kinds: ['component'],
  membersOf: ({ cssClasses }) =>
    cssClasses.map(({ name, description }) => ({
      anchor: `class-${name}`,
      title: `.${name}`,
      kind: 'cssClass',
      text: sentences(description),
    })),
  toMarkdown({ name, cssClasses, themeName }) {
    const values = { name, prop: code('classes') };
    const rows = cssClasses.map((entry) => [code(`.${entry.name}`), line(entry.description)]);
    return blocks(
      rows.length > 0 ? t('api.libraryClasses', values) : t('api.noClasses', values),
      rows.length > 0 && table([t('api.class'), t('api.description')], rows),
      themeName
        ? t('api.themeName', { name: code(themeName) })
        : t('api.noThemeName', { key: code('theme.components') }),
    );
  },
  example: '<ApiCss name="Account" />',
});
