import { defineTag } from '../define';

/** Code samples as tabs. */
export const tag = defineTag()({
  attributes: {
    group: {
      type: ['package-manager', 'code-variant', 'code-styling'],
      description:
        'Preference that selects the tab, in all tabs of the group. Without a group, the tabs are independent.',
    },
  },
  children:
    'Code blocks, each with a `tab` (or `data-tab`). Blocks with the same name share a tab.',
  block: true,
  data: null,
  validate: null,
  toText: null,
  toMarkdown: (_written, content) => content,
  example: '<CodeTabs group="package-manager">…</CodeTabs>',
});
