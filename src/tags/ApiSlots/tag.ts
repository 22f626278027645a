import type { ComponentApi } from '../../site/api';
import { defineApiTag, sentences } from '../api';

/** Table of a component's slots. */
export const tag = defineApiTag<ComponentApi>({
  kinds: ['component'],
  membersOf: ({ slots }) =>
    slots.map(({ name, default: component, description }) => ({
      anchor: `slot-${name}`,
      title: name,
      kind: 'slot',
      text: sentences(description, component && `Default: ${component}`),
    })),
  example: '<ApiSlots name="Account" />',
});
