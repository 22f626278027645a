import { defineTag } from '../define';

/** Cards of examples beside one another, as many as fit. */
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
