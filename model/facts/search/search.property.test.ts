import fc from 'fast-check';
import { almost, storedText, textWith } from '@site/e2e/support/untrusted';
import { isSitePath } from '@site/model/facts/urls';
import { packWords } from '@site/model/facts/search/words';
import { SearchEngine } from './engine';
import { excerptOf } from './results';
import { parseRecent, withOpened } from '../../../src/features/search/state';

const path = fc.oneof(fc.constant('/toolpad/core/'), textWith('/toolpad/'));

test('any stored entries result in at most five queries and five pages of this site', () => {
  const page = almost({ title: fc.string(), href: path });
  const stored = almost({ queries: fc.array(textWith()), pages: fc.array(page) });
  fc.assert(
    fc.property(storedText(stored), textWith(), (text, query) => {
      const opened = withOpened(parseRecent(text), query, { title: 'x', href: '/toolpad/' });
      for (const { queries, pages } of [parseRecent(text), opened]) {
        expect(Math.max(queries.length, pages.length)).toBeLessThanOrEqual(5);
        expect(pages.every(({ href }) => isSitePath(href))).toBe(true);
        expect(queries.every((each) => typeof each === 'string')).toBe(true);
      }
    }),
  );
});

test('any query finds pages of the index, or nothing', () => {
  const engine = new SearchEngine([
    {
      scope: 'a',
      scopes: [],
      excerpts: '',
      text: packWords([['crud', 'data'], ['dialog']]),
      pages: [
        ['/crud/', 'Crud', 'component', 'Components', 'Create, read, update, delete.', '', []],
        ['/dialogs/', 'useDialogs', 'api', 'API', '', 'dialog', [['Close', 'dismiss escape', '']]],
      ],
    },
  ]);
  fc.assert(
    fc.property(textWith('Crud', 'useDialogs()', '@toolpad/core/Crud', 'next to'), (query) => {
      for (const { item, score, terms } of engine.search(query)) {
        expect(['/crud/', '/dialogs/']).toContain(item.href);
        expect(score).toBeGreaterThan(0);
        const text = `${item.title}. ${query}`;
        const shown = excerptOf(text, terms).map((piece) => piece.text);
        expect(shown.join('').length).toBeLessThanOrEqual(152);
      }
    }),
  );
});
