import type { HookApi } from '../../site/api';
import { defineApiTag, importsOf } from '../api';

/** Import statements of a hook. */
export const tag = defineApiTag<HookApi>({
  kinds: ['hook'],
  toMarkdown: importsOf,
  example: '<HookImport name="useDialogs" />',
});
