import type { ComponentApi, HookApi } from '../../site/api';
import { defineApiTag } from '../api';

/**
 * Pages and demos that use an export. The data contains only the pages, because demos change often.
 */
export const tag = defineApiTag<ComponentApi | HookApi>({
  kinds: ['component', 'hook'],
  toMarkdown: ({ guides }) => guides.map(({ title, href }) => `- [${title}](${href})`).join('\n'),
  example: '<ApiDemos name="Account" />',
});
