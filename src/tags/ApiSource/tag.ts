import type { ComponentApi, HookApi } from '../../site/api';
import { repositories } from '../../site/origins';
import { defineApiTag } from '../api';
import { link, t } from '../markdown';

/** Link to the source of the documented version. */
export const tag = defineApiTag<ComponentApi | HookApi>({
  kinds: ['component', 'hook'],
  toMarkdown: ({ source, version, package: packageName }) =>
    t('api.source', {
      package: packageName,
      version,
      file: link({ title: source, href: `${repositories.product}/blob/v${version}/${source}` }),
    }),
  example: '<ApiSource name="Account" />',
});
