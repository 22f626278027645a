import { liveExamples, livePageFolder } from '../../site/examples';
import { defineTag } from '../define';

/** Runs an example project in the page when the reader opens it. */
export const tag = defineTag<{ folder: string }>()({
  attributes: {
    name: {
      type: 'text',
      required: true,
      description: 'Application of `src/site/examples.ts`.',
      names: () => liveExamples.map(({ name }) => name),
    },
    title: {
      type: 'text',
      required: true,
      description: 'Accessible name of the frame, a short phrase.',
    },
  },
  children: false,
  block: true,
  async data({ name }, { version }) {
    const example = liveExamples.find((each) => each.name === name);
    return example && { folder: livePageFolder(example, version) };
  },
  validate: null,
  toText: null,
  toMarkdown: ({ title = '' }) => title,
  example: '<LiveExample name="orders" title="Orders, a complete application" />',
});
