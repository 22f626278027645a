import type { ComponentApi } from '../../site/api';
import { defineApiTag, importsOf } from '../api';

/** Import statements of a component, including those for frameworks. */
export const tag = defineApiTag<ComponentApi>({
  kinds: ['component'],
  toMarkdown: importsOf,
  example: '<ApiImport name="AppProvider" />',
});
