import MiniSearch from 'minisearch';
import type { SearchNames, SearchTexts } from '@site/src/site/search';
import { matchUnit, type Matches, type Weighted } from './lookup';
import { parseQuery } from './query';
import { rate, type Part, type SearchResult } from './rate';
import { recordsOf, type SearchItem, type SearchRecord } from './records';
import { compact, nameWordsOf, wordsOf } from './words';

/** What a match in a field counts. */
const nameFields = { title: 4, names: 2, context: 1.6, description: 1 };
const textFields = { text: 1, code: 0.6 };

/** What a match in the text counts beside one in names. */
const textShare = 0.45;

/** What a match in a section counts for its page, and one of the page for its sections. */
const sectionShare = 0.35;
const pageShare = 0.8;

function createIndex(
  boost: Record<string, number>,
  wordsIn: (text: string, field: string) => string[],
) {
  return new MiniSearch({
    fields: Object.keys(boost),
    tokenize: (text, field = '') => wordsIn(text, field),
    processTerm: (term) => term,
    searchOptions: { boost, tokenize: (word) => [word], bm25: { k: 1.2, b: 0.5, d: 0.3 } },
  });
}

/** A search over one or several scopes. Names answer at once; texts are added when they are there. */
export class SearchEngine {
  private readonly records: SearchRecord[] = [];
  private readonly names = createIndex(nameFields, (text, field) =>
    field === 'description' ? wordsOf(text) : nameWordsOf(text),
  );
  private readonly texts = createIndex(textFields, wordsOf);

  /** @returns number of the scope's first record, for `addTexts` */
  addNames(names: SearchNames): number {
    const start = this.records.length;
    recordsOf(names, start).forEach((record, index) => {
      const { title, description, context, page } = record.item;
      // What its page is called is counted for a place as it is: a row need not repeat it.
      const parent = page.title.includes(context) ? '' : context;
      this.records.push(record);
      this.names.add({
        id: start + index,
        title,
        names: record.names,
        description,
        context: parent,
      });
    });
    return start;
  }

  /** Adds texts from a record on. To leave the browser free, they may come in several portions. */
  addTexts(start: number, texts: SearchTexts): void {
    texts.forEach(([text, code], index) => {
      const record = this.records[start + index];
      if (!record || (!text && !code)) return;
      record.item.text = text;
      this.texts.add({ id: start + index, text, code });
    });
  }

  /** All pages. */
  pages(): SearchItem[] {
    return this.records.filter(({ item }) => item.isPage).map(({ item }) => item);
  }

  /** What fits a query, best first. */
  search(query: string): SearchResult[] {
    const { units, kinds } = parseQuery(query);
    const indexes: Weighted[] = [
      [this.names, 1],
      [this.texts, textShare],
    ];
    // What nothing has is left out: the rest of the query may still find something.
    const parts = units
      .map((unit) => matchUnit(indexes, unit))
      .filter((found) => found.size > 0)
      .map((found) => this.partOf(found));
    const wanted = compact(query);
    return [...new Set(parts.flatMap(({ matches }) => [...matches.keys()]))]
      .flatMap((number) => {
        const record = this.records[number];
        return (record && rate(record, number, parts, wanted, kinds)) ?? [];
      })
      .sort((a, b) => b.score - a.score);
  }

  /** Rare words tell more than common ones; how well a word fits is told apart from that, from 0 to 1. */
  private partOf(found: Matches): Part {
    const best = Math.max(...[...found.values()].map(({ score }) => score));
    const own: Matches = new Map(
      [...found].map(([id, { score, terms }]) => [id, { score: Math.sqrt(score / best), terms }]),
    );
    const weight = Math.log(1 + this.records.length / found.size);
    return { weight, matches: this.withRelatives(own) };
  }

  /** A place has what its page is called, and a page what its sections have, though each counts less than what is its own. */
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
