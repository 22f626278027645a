import {
  findWords,
  isCodeName,
  isIndexed,
  splitName,
  splitWords,
  stopWordsOf,
} from '../../model/facts/search/words';

/** Names in nearly every sample. */
const common = new Set([
  'useState',
  'useMemo',
  'useCallback',
  'useEffect',
  'ReactNode',
  'currentTarget',
]);

/**
 * An identifier that a reader may search for: `useDialogs`, `DashboardLayout`, `AUTH_SECRET`, but
 * not words in prose or labels.
 */
const isDistinctive = (name: string) =>
  /[a-z\d][A-Z]|[A-Z\d]_[A-Z\d]/.test(name) && !common.has(name);

/**
 * Packages without a module path, unless they belong to the products, and commands such as
 * `create-toolpad-app`.
 */
const packages =
  /@toolpad\/[\w-]+(?:\/[\w-]+)*|@[\w-]+\/[\w-]+|(?<=\b(?:npx|create|dlx|install|add) )[a-z][\w.-]*/g;

/** Icons and Material UI modules are in most samples, and documented elsewhere. */
const isDocumentedElsewhere = (name: string) =>
  /^@mui\/(?:material|icons-material)|Icon$/.test(name);

/** `@toolpad/core/Crud` → `Crud`, `@mui/x-charts` → `x-charts`. */
const withoutScope = (name: string) => name.replace(/^@toolpad\/\w+\/?|^@[\w-]+\//, '');

const declaration = /\b(?:function|const|let|interface|type|class)\s+(\w+)/g;

/**
 * Identifiers and package names in code that it doesn't declare, without duplicates and without
 * those in `known`.
 */
export function identifiersOf(code: readonly string[], known = ''): string[] {
  const declared = new Set(
    code.flatMap((text) => [...text.matchAll(declaration)].map(([, name]) => name)),
  );
  const found = code.flatMap((text) => [
    ...(text.match(packages) ?? []),
    ...(text.match(/\b[A-Za-z]\w{2,}/g) ?? []).filter(isDistinctive),
  ]);
  const names = found.filter((name) => !isDocumentedElsewhere(name) && !declared.has(name));
  return [...new Set(names.map(withoutScope))].filter((name) => !known.includes(name));
}

/** Variables that the content of an `.env` file sets. */
export const variablesIn = (code: string): string[] =>
  [...code.matchAll(/^([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name).filter(isCodeName);

/** A sentence about an error. */
const mentionsError =
  /\b(throws?|thrown|errors?|warns?|warnings?|logs?|rejects?|fails?|failed|message)\b/i;

const quoted = /["“]([^"“”]{8,140})["”]/g;

/** Output of a failing program: `Error: …`, `npm error code ERESOLVE`. */
const errorOutput =
  /^\s*(?:Uncaught |\[[\w ]+\] )?((?:[A-Z]\w*Error|Error|Warning|npm error):? .{8,140})$/gm;

const isSentence = (text: string) => text.trim().split(/\s+/).length > 1;

/** Error messages that a section quotes or shows as output. */
export function errorsIn(blocks: readonly string[], outputs: readonly string[]): string[] {
  const sentences = blocks.flatMap((block) => block.split(/(?<=[.:])\s+(?=[A-Z"“])/));
  const messages = [
    ...sentences
      .filter((sentence) => mentionsError.test(sentence))
      .flatMap((sentence) => [...sentence.matchAll(quoted)].map(([, message = '']) => message)),
    ...outputs.flatMap((output) =>
      [...output.matchAll(errorOutput)].map(([, message = '']) => message),
    ),
  ];
  return [...new Set(messages.map((message) => message.trim()).filter(isSentence))];
}

/** Length of the excerpts in the index, in characters. Results show 150 of them. */
const EXCERPT_LENGTH = 180;

/** The beginning of a text, up to the end of a word. */
export function shorten(text: string, length = EXCERPT_LENGTH): string {
  if (text.length <= length) return text;
  const space = text.slice(0, length + 1).search(/\s\S*$/);
  return text.slice(0, space < 0 ? length : space);
}

/** Content of a page or of an entry. */
export interface IndexedText {
  excerpt: string;
  /** Words without duplicates and without stop words. Only camel case names have capitals. */
  words: string[];
  codeWords: string[];
}

export const emptyText: IndexedText = { excerpt: '', words: [], codeWords: [] };

function significantWords(text: string, language: string): string[] {
  const stopWords = stopWordsOf(language);
  const words = findWords(text)
    .map((word) => word.text)
    .filter((word) => isIndexed(word) && !stopWords.has(word.toLowerCase()));
  return [
    ...new Set(words.map((word) => (splitName(word).length > 1 ? word : word.toLowerCase()))),
  ];
}

/** Text of paragraphs and code. */
export function textOf(blocks: string[], code: string[], language: string): IndexedText {
  const text = blocks.filter(Boolean).join('\n');
  const words = significantWords(text, language);
  const codeWords = significantWords(identifiersOf(code, text).join(' '), language);
  return {
    excerpt: shorten(text),
    words,
    codeWords: codeWords.filter((word) => !words.includes(word)),
  };
}

/**
 * Removes words that are part of the surrounding names, because a search finds them there. Words
 * with a hyphen are removed if all their parts are.
 */
export function withoutNames(words: readonly string[], names: readonly string[]): string[] {
  const known = names.flatMap(splitWords).flatMap((name) => [name, ...splitName(name)]);
  const forms = new Set(known.map((name) => name.toLowerCase()));
  return words.filter((word) => !splitWords(word).every((part) => forms.has(part.toLowerCase())));
}

function countWords(texts: readonly IndexedText[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words, codeWords } of texts)
    for (const word of [...words, ...codeWords]) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Number of sections in which a word is about their page. */
const FREQUENT = 4;

/**
 * Moves words that are in many sections of a page to the page itself. A search finds them there,
 * and they don't tell its sections apart.
 * @param texts the page's own text, followed by those of its sections
 */
export function withoutFrequentWords([own, ...sections]: readonly [
  IndexedText,
  ...IndexedText[],
]): IndexedText[] {
  const counts = countWords(sections);
  const isFrequent = (word: string) => (counts.get(word) ?? 0) >= FREQUENT;
  const frequent = [...counts.keys()].filter(isFrequent);
  return [
    { ...own, words: [...new Set([...own.words, ...frequent])] },
    ...sections.map((text) => ({
      ...text,
      words: text.words.filter((word) => !isFrequent(word)),
      codeWords: text.codeWords.filter((word) => !isFrequent(word)),
    })),
  ];
}

/**
 * Words of each text in the index. To make it smaller, plurals become their singular if any text
 * contains it, and names that only one sample contains are left out, because they usually have a
 * meaning only there.
 */
export function indexedWords(texts: readonly IndexedText[]): string[][] {
  const counts = countWords(texts);
  const singular = (word: string) => {
    const shorter = word.replace(/s$/, '');
    return counts.has(shorter) ? shorter : word;
  };
  return texts.map(({ words, codeWords }) => {
    const repeated = codeWords.filter((word) => (counts.get(word) ?? 0) > 1);
    return [...new Set([...words, ...repeated].map(singular))];
  });
}
