import { distance } from 'fastest-levenshtein';
import { visit } from 'unist-util-visit';
import { commentIn, keywordsIn } from '../../../plugins/pages/nodes';
import { pageCheck } from '../rule';

/** Returns whether a comment probably should contain keywords but isn't recognized. */
const isMisspelled = (comment: string) =>
  distance(/^\w*/.exec(comment)?.[0].toLowerCase() ?? '', 'keywords') <= 2;

/** Comments with words for the search. */
export const keywords = pageCheck({
  isCached: true,
  rules: {
    'keywords/syntax': 'Comments with words for the search start with "keywords:".',
    'keywords/place': 'Words for the search are directly below a heading.',
    'keywords/list': 'Words for the search are a list without duplicates.',
  },
  check({ tree }, report) {
    if (!tree) return;
    visit(tree, (node, index = 0, parent) => {
      const comment = commentIn(node);
      if (comment === undefined) return;
      const list = keywordsIn(comment);
      if (!list) {
        if (isMisspelled(comment))
          report('keywords/syntax', node, "The search doesn't read this comment.", {
            note: 'Write {/* keywords: one, two words */}.',
          });
        return;
      }
      if (parent?.children[index - 1]?.type !== 'heading')
        report('keywords/place', node, "These words don't belong to a section.", {
          note: 'Move the comment directly below a heading. Words for the whole page are "keywords" in the front matter.',
        });
      const lower = list.map((keyword) => keyword.toLowerCase());
      const duplicate = list.find((_, at) => lower.indexOf(lower[at] ?? '') !== at);
      if (list.length === 0)
        report('keywords/list', node, 'This comment contains no words.', {
          note: 'Add words that readers may search for, or delete the comment.',
        });
      else if (duplicate !== undefined)
        report('keywords/list', node, `"${duplicate}" appears twice.`, { note: 'Delete one.' });
    });
  },
});
