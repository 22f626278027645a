import { defineTag } from '../define';
import { blocks, t } from '../markdown';

/** Keeps links to sections alive that have moved from the page to others. */
export const tag = defineTag()({
  attributes: {},
  children:
    'A list of links to the sections on their new pages, where they have the same anchors. A demo is a section, too.',
  block: true,
  data: null,
  validate: null,
  toText: null,
  toMarkdown: (_written, content) => blocks(`**${t('movedSections')}**`, content),
  example: '<MovedSections>…</MovedSections>',
});
