import type { ComponentApi } from '../../site/api';
import { defineApiTag, sentences } from '../api';

/** Classes to style a component by. */
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
