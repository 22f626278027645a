import type { ComponentApi } from '../../site/api';
import { defineApiTag, sentences } from '../api';
import { code, line, t, table } from '../markdown';
import { nameCell } from '../members';

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
  toMarkdown: ({ slots }) =>
    table(
      [t('api.slot'), t('api.type'), t('api.default'), t('api.description')],
      slots.map((slot) => [
        nameCell(slot),
        code(slot.type),
        slot.default === null ? '' : code(slot.default),
        line(slot.description),
      ]),
    ),
  example: '<ApiSlots name="Account" />',
});
