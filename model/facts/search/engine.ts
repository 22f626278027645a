import type { SearchIndex } from '@site/model/facts/search/packedIndex';
import { unpackWords } from '@site/model/facts/search/searchWords';
import { type Matches, matchUnit, WordIndex } from './lookup';
import { maxQueryLength, parseQuery } from './query';
import { isPhrase, rate, type Part, type SearchResult } from './rate';
import { recordsOf, type SearchRecord } from './records';
import { compact, formsOf, nameWordsOf } from './words';

/** Weights of a section's match for its page, and of a page's match for its sections. */
const sectionFactor = 0.2;
const pageFactor = 0.5;

/** If below 1, the presence of a word counts more than its frequency. */
const scoreExponent = 0.4;

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
      const { title, description, context } = record.item;
      this.index.add('title', number, nameWordsOf(title));
      for (const text of [record.names, context, description])
        this.index.add('names', number, nameWordsOf(text));
    }
    for (const [word, numbers] of unpackWords(index.text)) {
      const forms = formsOf(word);
      for (const number of numbers) this.index.add('text', start + number, forms);
    }
  }

  /** All pages with their titles. `name` is the title in compact form. */
  pages(): { title: string; href: string; name: string }[] {
    return this.records.flatMap(({ item: { isPage, title, href }, exact: [name = ''] }) =>
      isPage ? { title, href, name } : [],
    );
  }

  search(text: string): SearchResult[] {
    const query = text.slice(0, maxQueryLength);
    const { units, kinds } = parseQuery(query);
    // Ignores units that match nothing, because the others may still match.
    const parts = units
      .map((unit) => matchUnit(this.index, unit))
      .filter((found) => found.size > 0)
      .map((found) => this.partOf(found));
    const wanted = {
      ...{ text: query.trim(), query: compact(query) },
      ...{ isPhrase: isPhrase(query), kinds },
    };
    return [...new Set(parts.flatMap(({ matches }) => [...matches.keys()]))]
      .flatMap((number) => {
        const record = this.records[number];
        return (record && rate(record, number, parts, wanted)) ?? [];
      })
      .sort((a, b) => b.score - a.score);
  }

  /** Weight of a unit, higher for rare words, and how well each record matches it, from 0 to 1. */
  private partOf(found: Matches): Part {
    const best = Math.max(...[...found.values()].map(({ score }) => score));
    const own: Matches = new Map(
      [...found].map(([id, { score, terms }]) => [
        id,
        { score: (score / best) ** scoreExponent, terms },
      ]),
    );
    const weight = Math.log(1 + this.records.length / found.size);
    return { weight, matches: this.withRelatives(own) };
  }

  /**
   * Adds inherited matches: sections inherit those of their page's title, and pages those of their
   * sections, both with a lower score.
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
      if (page !== id) offer(page, score * sectionFactor, new Set());
      else
        for (let place = id + 1; this.records[place]?.page === id; place += 1)
          offer(place, score * pageFactor, terms);
    }
    return all;
  }
}
