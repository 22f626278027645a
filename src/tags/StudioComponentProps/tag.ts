import type { StudioComponent, StudioProperty } from '../../site/api';
import { defineApiTag, sentences } from '../api';
import { code, line, t, table } from '../markdown';

/** Notes on how the inspector handles a property. */
const notesOf = ({ minimum, maximum, label, section, controlled, bindable }: StudioProperty) => [
  minimum !== null && maximum === null && t('api.minimum', { minimum }),
  minimum !== null && maximum !== null && t('api.range', { minimum, maximum }),
  label && t('api.inInspector', { label }),
  section && t('api.section', { section }),
  controlled && t('api.controlled'),
  !bindable && t('api.notBindable'),
];

const typeOf = ({ type, enum: values }: StudioProperty) =>
  [type, values?.map((value) => `"${value}"`).join(' | ')]
    .flatMap((text) => (text ? [code(text)] : []))
    .join(' ');

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
  toMarkdown: ({ properties }) =>
    table(
      [t('api.name'), t('api.type'), t('api.default'), t('api.description')],
      properties.map((property) => [
        code(property.name),
        typeOf(property),
        property.default === null ? '' : code(property.default),
        line(property.description, ...notesOf(property)),
      ]),
    ),
  example: '<StudioComponentProps name="Button" />',
});
