import { distance } from 'fastest-levenshtein';

/** The usual parameters of BM25+: https://en.wikipedia.org/wiki/Okapi_BM25 */
const bm25 = { k: 1.2, b: 0.75, d: 1 };

/** Words of one field in all records. */
class Field {
  /** Records that contain a word, repeated for each occurrence. */
  readonly words = new Map<string, number[]>();
  /** Number of words of each record. */
  private readonly lengths: number[] = [];
  private total = 0;

  /** @param boost weight of a match in this field */
  constructor(readonly boost: number) {}

  add(record: number, words: readonly string[]): void {
    for (const word of words) {
      const records = this.words.get(word);
      if (records) records.push(record);
      else this.words.set(word, [record]);
    }
    this.lengths[record] = (this.lengths[record] ?? 0) + words.length;
    this.total += words.length;
  }

  /** @param size number of all records, including those without this field */
  *scores(word: string, size: number): Iterable<[record: number, score: number]> {
    const counts = new Map<number, number>();
    for (const record of this.words.get(word) ?? [])
      counts.set(record, (counts.get(record) ?? 0) + 1);
    const { k, b, d } = bm25;
    const rarity = Math.log(1 + (size - counts.size + 0.5) / (counts.size + 0.5));
    for (const [record, count] of counts) {
      const length = ((this.lengths[record] ?? 0) * size) / this.total;
      yield [record, rarity * (d + (count * (k + 1)) / (count + k * (1 - b + b * length)))];
    }
  }
}

/** Inverted index: records that contain a word, and how well they match it. */
export class WordIndex {
  private readonly fields = {
    title: new Field(4),
    names: new Field(1),
    text: new Field(0.4),
  };
  private readonly all = Object.values(this.fields);
  private size = 0;
  private readonly known = new Map<string, ReadonlyMap<number, number>>();

  /** Adds words of a record, in any order. */
  add(field: keyof WordIndex['fields'], record: number, words: readonly string[]): void {
    this.known.clear();
    this.size = Math.max(this.size, record + 1);
    this.fields[field].add(record, words);
  }

  /** Scores of the records that have exactly this word. */
  scoresOf(word: string): ReadonlyMap<number, number> {
    const known = this.known.get(word);
    if (known) return known;
    const sums = new Map<number, number>();
    for (const field of this.all)
      for (const [record, score] of field.scores(word, this.size))
        sums.set(record, (sums.get(record) ?? 0) + field.boost * score);
    this.known.set(word, sums);
    return sums;
  }

  has(word: string): boolean {
    return this.all.some(({ words }) => words.has(word));
  }

  /** Words that start with a string and are longer. */
  startingWith(start: string): string[] {
    return this.filter((word) => word.startsWith(start) && word !== start);
  }

  /**
   * Words that differ from another by at most `letters` substitutions, insertions, or deletions.
   */
  near(wanted: string, letters: number): string[] {
    return this.filter(
      (word) =>
        Math.abs(word.length - wanted.length) <= letters && distance(word, wanted) <= letters,
    );
  }

  private filter(test: (word: string) => boolean): string[] {
    const found = new Set<string>();
    for (const { words } of this.all)
      for (const word of words.keys()) if (test(word)) found.add(word);
    return [...found];
  }
}
