import type { HookApi } from '../../site/api';
import { defineApiTag, importsOf } from '../api';

/** Import statements of a hook. */
export const tag = defineApiTag<HookApi>({
  kinds: ['hook'],
  toMarkdown: ({ imports }) => importsOf(imports),
  example: '<HookImport name="useDialogs" />',
});
