import { defineTag } from '../define';

/** An example with its picture and links to open it. */
export const tag = defineTag()({
  attributes: {},
  children: 'A heading, a `<Picture>`, a few sentences, and an `<ExampleProject>`.',
  block: true,
  data: null,
  validate: null,
  toText: null,
  toMarkdown: (_written, content) => content,
  example: '<ExampleCard>…</ExampleCard>',
});
