import type { ComponentApi } from '../../site/api';
import { defineApiTag, importsOf } from '../api';
import { blocks, link, t } from '../markdown';

/** Import statements of a component, including those for frameworks. */
export const tag = defineApiTag<ComponentApi>({
  kinds: ['component'],
  toMarkdown({ imports }) {
    const frameworks = imports.filter(({ framework }) => framework);
    const guide = link({
      title: t('api.importsGuide'),
      href: 'https://mui.com/material-ui/guides/minimizing-bundle-size/',
    });
    return blocks(
      importsOf(imports.filter(({ framework }) => !framework)),
      t('api.imports', { guide }),
      frameworks.length > 0 && t('api.frameworkImports'),
      importsOf(frameworks),
    );
  },
  example: '<ApiImport name="AppProvider" />',
});
