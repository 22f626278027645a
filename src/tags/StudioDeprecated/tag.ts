import { products } from '../../site/products';
import { defineTag } from '../define';

/** Notice at the start of every Toolpad Studio guide. */
export const tag = defineTag()({
  attributes: {},
  children: false,
  block: true,
  data: null,
  validate: null,
  toText: null,
  toMarkdown: () =>
    `> Toolpad Studio is deprecated. Use [${products.core.name}](${products.core.home}) instead.`,
  example: '<StudioDeprecated />',
});
