import { isCodeName } from '../../model/facts/search/words';

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
