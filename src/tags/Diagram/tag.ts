import { drawings } from '../../features/diagram/drawings';
import { defineTag } from '../define';

/** A drawing with numbered steps, and the list that explains them. */
export const tag = defineTag()({
  attributes: {
    name: {
      type: 'text',
      required: true,
      description: 'Name of a drawing, such as `data-flow`.',
      names: () => Object.keys(drawings),
    },
    title: {
      type: 'text',
      required: true,
      description: 'What the diagram shows. It names the picture and appears above it.',
    },
  },
  children:
    'A numbered list that explains each number in the drawing. It is the visible text alternative of the picture.',
  block: true,
  data: null,
  validate: null,
  toText: null,
  toMarkdown: ({ title = '' }, content) => `**${title}**\n\n${content}`,
  example: '<Diagram name="data-flow" title="…">…</Diagram>',
});
