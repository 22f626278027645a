import type { SearchIndex } from '@site/src/site/search';
import { unpackWords } from '@site/src/site/searchWords';
import { matchUnit, type Matches } from './lookup';
import { parseQuery } from './query';
import { isPhrase, rate, type Part, type SearchResult } from './rate';
import { recordsOf, type SearchRecord } from './records';
import { compact, formsOf, nameWordsOf, wordsOf } from './words';
import { WordIndex } from './wordIndex';

/** What a match in a section counts for its page, and one of the page for its sections. */
const sectionShare = 0.25;
const pageShare = 0.7;

/** Below 1: that a word is there counts more than how often. */
const evenness = 0.45;

/** A search over one or several scopes. */
export class SearchEngine {
  private readonly records: SearchRecord[] = [];
  private readonly index = new WordIndex();

  constructor(indexes: readonly SearchIndex[]) {
    indexes.forEach((index) => this.add(index));
  }

  private add(index: SearchIndex): void {
    const start = this.records.length;
    for (const record of recordsOf(index, start)) {
      const number = this.records.push(record) - 1;
      const { title, description, context, page } = record.item;
      this.index.add('title', number, nameWordsOf(title));
      this.index.add('names', number, nameWordsOf(record.names));
      this.index.add('description', number, wordsOf(description));
      // What its page is called is counted for a place as it is: a row need not repeat it.
      if (!page.title.includes(context)) this.index.add('context', number, nameWordsOf(context));
    }
    for (const [word, numbers] of unpackWords(index.text)) {
      const forms = formsOf(word);
      for (const number of numbers) this.index.add('text', start + number, forms);
    }
  }

  /** All pages, with their titles, compact, as `name`. */
  pages(): { title: string; href: string; name: string }[] {
    return this.records.flatMap(({ item: { isPage, title, href }, exact: [name = ''] }) =>
      isPage ? { title, href, name } : [],
    );
  }

  /** What fits a query, best first. */
  search(query: string): SearchResult[] {
    const { units, kinds } = parseQuery(query);
    // What nothing has is left out: the rest of the query may still find something.
    const parts = units
      .map((unit) => matchUnit(this.index, unit))
      .filter((found) => found.size > 0)
      .map((found) => this.partOf(found));
    const wanted = { query: compact(query), isPhrase: isPhrase(query) };
    return [...new Set(parts.flatMap(({ matches }) => [...matches.keys()]))]
      .flatMap((number) => {
        const record = this.records[number];
        return (record && rate(record, number, parts, { ...wanted, kinds })) ?? [];
      })
      .sort((a, b) => b.score - a.score);
  }

  /**
   * Weight of a word: rare words count more than common ones. How well it matches is separate, from
   * 0 to 1.
   */
  private partOf(found: Matches): Part {
    const best = Math.max(...[...found.values()].map(({ score }) => score));
    const own: Matches = new Map(
      [...found].map(([id, { score, terms }]) => [
        id,
        { score: (score / best) ** evenness, terms },
      ]),
    );
    const weight = Math.log(1 + this.records.length / found.size);
    return { weight, matches: this.withRelatives(own) };
  }

  /**
   * A place has what its page is called, and a page what its sections have, though each counts less
   * than what is its own.
   */
  private withRelatives(own: Matches): Matches {
    const all: Matches = new Map(own);
    const offer = (id: number, score: number, terms: Set<string>) => {
      const known = all.get(id);
      if (!known) all.set(id, { score, terms, isInherited: true });
      else if (known.score < score) all.set(id, { ...known, score });
    };
    for (const [id, { score, terms }] of own) {
      const page = this.records[id]?.page ?? id;
      if (page !== id) offer(page, score * sectionShare, new Set());
      else
        for (let place = id + 1; this.records[place]?.page === id; place += 1)
          offer(place, score * pageShare, terms);
    }
    return all;
  }
}
