import { liveExamples, livePageFolder } from '../../site/liveExamples';
import { baseUrl } from '../../site/origins';
import { defineTag } from '../define';
import { link, t } from '../markdown';

/** Runs an example project in the page when the reader opens it. */
export const tag = defineTag<{ folder: string }>()({
  attributes: {
    name: {
      type: 'text',
      required: true,
      description: 'Application of `src/site/liveExamples.ts`.',
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
  toMarkdown({ name, title = '' }, _content, { version }) {
    const example = liveExamples.find((each) => each.name === name);
    const href = example && `${baseUrl}${livePageFolder(example, version)}/`;
    return href ? `${title}: ${link({ title: t('example.window'), href })}` : title;
  },
  example: '<LiveExample name="orders" title="Orders, a complete application" />',
});
