import ts from 'typescript';
import type { Diagnostic } from 'typescript-native/unstable/sync';

/** What the compiler says about a virtual file. */
export interface Finding {
  /** 0-based place in the text of the file. */
  line: number;
  column: number;
  kind: 'syntax' | 'import' | 'type';
  message: string;
}

const cannotFindModule = new Set([2307, 2792, 2882]);

/** The place of an offset of UTF-16 units, 0-based. */
function placeOf(text: string, offset: number): Pick<Finding, 'line' | 'column'> {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length - 1, column: offset - before.lastIndexOf('\n') - 1 };
}

/** A message with its reasons on lines of their own, each indented below what it explains. */
const messageOf = ({ text, messageChain = [] }: Diagnostic, depth = 0): string =>
  ['  '.repeat(depth) + text, ...messageChain.map((reason) => messageOf(reason, depth + 1))].join(
    '\n',
  );

/** What the compiler says about a text. */
export const findingOf = (text: string, diagnostic: Diagnostic, isSyntax: boolean): Finding => ({
  ...placeOf(text, diagnostic.pos),
  kind: isSyntax ? 'syntax' : cannotFindModule.has(diagnostic.code) ? 'import' : 'type',
  message: messageOf(diagnostic),
});

/** The first problem in a JSON text. Comments and trailing commas are allowed. */
export function parseJson(text: string): Finding[] {
  const { error } = ts.parseConfigFileTextToJson('sample.json', text);
  if (!error) return [];
  const message = ts.flattenDiagnosticMessageText(error.messageText, '\n');
  return [{ ...placeOf(text, error.start ?? 0), kind: 'syntax', message }];
}
