import { defineTag } from '../define';

/** Keeps links to sections alive that have moved from the page to others. */
export const tag = defineTag()({
  attributes: {},
  children:
    'A list of links to the sections on their new pages, where they have the same anchors. A demo is a section, too.',
  block: true,
  data: null,
  validate: null,
  toText: null,
  // Markdown pages have no links from before the sections moved.
  toMarkdown: () => '',
  example: '<MovedSections>…</MovedSections>',
});
