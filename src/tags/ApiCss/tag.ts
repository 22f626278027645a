import type { ComponentApi } from '../../site/api';
import { defineApiTag, sentences } from '../api';

/** CSS classes of a component. */
export const tag = defineApiTag<ComponentApi>({
  kinds: ['component'],
  membersOf: ({ cssClasses }) =>
    cssClasses.map(({ name, description }) => ({
      anchor: `class-${name}`,
      title: `.${name}`,
      kind: 'cssClass',
      text: sentences(description),
    })),
  example: '<ApiCss name="Account" />',
});
