import { defineTag } from '../define';

/** Cards of examples, as many per row as fit. */
export const tag = defineTag()({
  attributes: {},
  children: 'Several `<ExampleCard>`.',
  block: true,
  data: null,
  validate: null,
  toText: null,
  toMarkdown: (_written, content) => content,
  example: '<ExampleCards>…</ExampleCards>',
});
