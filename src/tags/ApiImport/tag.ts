import type { ComponentApi } from '../../site/api';
import { defineApiTag, importsOf } from '../api';

/** Import forms of a component, those for frameworks included. */
export const tag = defineApiTag<ComponentApi>({
  kinds: ['component'],
  toMarkdown: importsOf,
  example: '<ApiImport name="AppProvider" />',
});
