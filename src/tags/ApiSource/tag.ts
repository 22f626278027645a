import type { ComponentApi, HookApi } from '../../site/api';
import { repositories } from '../../site/origins';
import { defineApiTag } from '../api';

/** Link to the source of the documented version. */
export const tag = defineApiTag<ComponentApi | HookApi>({
  kinds: ['component', 'hook'],
  toMarkdown: ({ source, version }) =>
    `[${source}](${repositories.product}/blob/v${version}/${source})`,
  example: '<ApiSource name="Account" />',
});
