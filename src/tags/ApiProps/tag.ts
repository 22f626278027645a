import type { ComponentApi } from '../../site/api';
import { defineApiTag, sentences } from '../api';
import { blocks, link, t } from '../markdown';
import { memberTable } from '../members';

/** Table of a component's props. */
export const tag = defineApiTag<ComponentApi>({
  kinds: ['component'],
  membersOf: ({ props }) =>
    props.map(({ name, type, values, description, deprecated }) => ({
      anchor: `prop-${name}`,
      title: name,
      kind: 'prop',
      text: sentences(deprecated && `Deprecated. ${deprecated}`, description, values ?? type),
    })),
  toMarkdown: ({ name, props, inherits }) =>
    blocks(
      props.length > 0 ? memberTable(props, true) : t('api.noProps', { name }),
      inherits && t('api.inherits', { name, parent: link(inherits) }),
    ),
  example: '<ApiProps name="Account" />',
});
