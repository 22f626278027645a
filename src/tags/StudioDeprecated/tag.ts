import { products } from '../../site/products';
import { defineTag } from '../define';
import { callout, link, t } from '../markdown';

/** Notice at the start of every Toolpad Studio guide. */
export const tag = defineTag()({
  attributes: {},
  children: false,
  block: true,
  data: null,
  validate: null,
  toText: null,
  toMarkdown: () =>
    callout(
      'warning',
      t('studioDeprecated.title'),
      t('studioDeprecated.text', {
        core: link({ title: products.core.name, href: products.core.home }),
      }),
    ),
  example: '<StudioDeprecated />',
});
