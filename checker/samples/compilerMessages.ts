import ts from 'typescript';
import type { Diagnostic } from 'typescript-native/unstable/sync';

/** An error that the compiler found in a virtual file. */
export interface CompilerMessage {
  /** 0-based position in the file. */
  line: number;
  column: number;
  kind: 'syntax' | 'import' | 'type' | 'deprecated';
  message: string;
}

const cannotFindModule = new Set([2307, 2792, 2882]);

/** 0-based position of an offset in UTF-16 code units. */
function placeOf(text: string, offset: number): Pick<CompilerMessage, 'line' | 'column'> {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length - 1, column: offset - before.lastIndexOf('\n') - 1 };
}

const noOverload = 2769;

/**
 * The innermost reason of the last overload, which is the most general one. The others are about
 * props such as `component`, which the sample doesn't use.
 */
function reasonOf({ messageChain = [], ...diagnostic }: Diagnostic): Diagnostic {
  const last = messageChain.at(-1);
  return last ? reasonOf(last) : { ...diagnostic, messageChain };
}

/** A message with its reasons on separate lines, each indented below the one above. */
const messageOf = ({ text, messageChain = [] }: Diagnostic, depth = 0): string =>
  ['  '.repeat(depth) + text, ...messageChain.map((reason) => messageOf(reason, depth + 1))].join(
    '\n',
  );

/** The first use of each deprecated API, from the suggestions of the compiler. */
export function deprecationsIn(
  text: string,
  suggestions: readonly Diagnostic[],
): CompilerMessage[] {
  const found = new Map<string, CompilerMessage>();
  for (const { code, pos, text: message } of suggestions) {
    const [, name] = /'([^']+)' is deprecated/.exec(message) ?? [];
    if (name && (code === 6385 || code === 6387) && !found.has(name))
      found.set(name, {
        ...placeOf(text, pos),
        kind: 'deprecated',
        message: `"${name}" is deprecated.`,
      });
  }
  return [...found.values()];
}

/** Returns whether an error is about a missing type, which JavaScript can't declare. */
export const isMissingType = ({ code }: Diagnostic): boolean => code >= 7000 && code < 7100;

/** Converts a diagnostic of the compiler. */
export const compilerMessage = (
  text: string,
  diagnostic: Diagnostic,
  isSyntax: boolean,
): CompilerMessage => ({
  ...placeOf(text, diagnostic.pos),
  kind: isSyntax ? 'syntax' : cannotFindModule.has(diagnostic.code) ? 'import' : 'type',
  message: messageOf(diagnostic.code === noOverload ? reasonOf(diagnostic) : diagnostic),
});

/** Makes any JSON part of an object, because TypeScript's parser accepts no other root. */
const jsonPrefix = '{"":';

/** Returns the first syntax error of JSON. Comments and trailing commas are allowed. */
export function parseJson(text: string): CompilerMessage[] {
  const { error } = ts.parseConfigFileTextToJson('sample.json', `${jsonPrefix}${text}\n}`);
  if (!error) return [];
  const message = ts.flattenDiagnosticMessageText(error.messageText, '\n');
  const offset = Math.min((error.start ?? 0) - jsonPrefix.length, text.length);
  return [{ ...placeOf(text, offset), kind: 'syntax', message }];
}
