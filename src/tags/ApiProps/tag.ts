import type { ComponentApi } from '../../site/api';
import { defineApiTag, sentences } from '../api';

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
  example: '<ApiProps name="Account" />',
});
