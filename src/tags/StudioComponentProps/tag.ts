import type { StudioComponent } from '../../site/studioApi';
import { defineApiTag, sentences } from '../api';

/** Table of the properties of a Studio component. */
export const tag = defineApiTag<StudioComponent>({
  kinds: ['component of Studio'],
  membersOf: ({ properties }) =>
    properties.map(({ name, description, label, enum: values }) => ({
      anchor: `prop-${name}`,
      title: name,
      kind: 'property',
      text: sentences(description, label && `In the inspector: ${label}.`, values?.join(', ')),
    })),
  example: '<StudioComponentProps name="Button" />',
});
