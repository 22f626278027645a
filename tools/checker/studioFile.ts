import { LineCounter, parseDocument } from 'yaml';
import schema from '../../docs-studio/reference/file-schema.json';
import { suggest, type Suggestion } from '../../plugins/shared/problems';
import type { SchemaType } from '../../src/site/fileSchema';
import { validate } from '@site/tools/studio-files';
import type { Point } from './rule';

const kinds = new Map([
  ['application', 'Application'],
  ['page', 'Page'],
  ['theme', 'Theme'],
]);
const types = new Map<string, SchemaType>(schema.definitions.map((type) => [type.name, type]));

/** Keys of a path such as `page.spec.content[0].name`, without the first one. */
const keysOf = (path: string) =>
  [...path.matchAll(/\.([^.[\]]+)|\[(\d+)\]/g)].map(([, key, index]) => key ?? Number(index));

/**
 * Compares a file of a Studio app with the schema. A missing key has the position of its parent.
 */
export function checkStudioFile(code: string): (Point & Suggestion & { message: string })[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(code, { lineCounter });
  const content = document.toJS() as { kind?: unknown } | null;
  if (document.errors.length > 0 || content === null) return [];
  const placeOf = (keys: (string | number)[]): Point => {
    const node = document.getIn(keys, true) as { range?: [number] } | undefined;
    if (!node?.range) return keys.length > 0 ? placeOf(keys.slice(0, -1)) : { line: 1, column: 1 };
    const { line, col } = lineCounter.linePos(node.range[0]);
    return { line, column: col };
  };
  const kind = String(content.kind ?? '');
  const file = schema.files.find(({ name }) => name === kinds.get(kind));
  if (!file) {
    const known = [...kinds.keys()];
    const message = `"${kind}" isn't a kind of Studio file, which are ${known.join(', ')}.`;
    return [{ line: 1, column: 1, message, ...suggest(kind, known) }];
  }
  return validate(file as SchemaType, content, types, kind).map((message) => ({
    ...placeOf(keysOf(message.split(' ')[0] ?? '')),
    message: `${message}.`,
    note: 'The page "File schema" describes the format.',
  }));
}
