import type { ComponentApi, HookApi } from '../../site/api';
import { defineApiTag } from '../api';

/** Pages and demos that use an export. The data has only the pages; demos come and go. */
export const tag = defineApiTag<ComponentApi | HookApi>({
  kinds: ['component', 'hook'],
  toMarkdown: ({ guides }) => guides.map(({ title, href }) => `- [${title}](${href})`).join('\n'),
  example: '<ApiDemos name="Account" />',
});
