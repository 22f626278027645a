import { LineCounter, parseDocument } from 'yaml';
import schema from '../docs-studio/reference/file-schema.json';
import { suggest, type Suggestion } from '../model/problems';
import type { SchemaType } from '../model/facts/fileSchema';
import type { Point } from './rule';

type FileTypes = ReadonlyMap<string, SchemaType>;

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

function checkKeys(type: SchemaType, value: object, types: FileTypes, at: string): string[] {
  const { properties = [], extraKeys } = type;
  const entries = new Map(Object.entries(value));
  const missing = properties
    .filter(({ name, required }) => required && !entries.has(name))
    .map(({ name }) => `${at}.${name} is missing`);
  return [...entries].reduce((problems, [key, entry]) => {
    const known = properties.find(({ name }) => name === key);
    if (known) return [...problems, ...validate(known, entry, types, `${at}.${key}`)];
    // Keys of bindings, actions, and templates start with $$, so such a value is never a plain
    // object.
    if (extraKeys === false || (extraKeys && key.startsWith('$$')))
      return [...problems, `${at}.${key} is not part of the format`];
    if (typeof extraKeys !== 'object') return problems;
    return [...problems, ...validate(extraKeys, entry, types, `${at}.${key}`)];
  }, missing);
}

/**
 * Validates a value of a Studio file. Returns problems with their paths, or an empty list.
 * @throws if the schema refers to a type that it doesn't contain
 */
export function validate(type: SchemaType, value: unknown, types: FileTypes, at: string): string[] {
  if (type.ref !== undefined) {
    const shared = types.get(type.ref);
    if (!shared) throw new Error(`The schema has no type "${type.ref}".`);
    return validate(shared, value, types, at);
  }
  if (type.anyOf) {
    const attempts = type.anyOf.map((option) => validate(option, value, types, at));
    // The option with the fewest problems is the most likely one.
    return attempts.reduce((best, next) => (next.length < best.length ? next : best));
  }
  const kind = typeOf(value);
  if (type.type && type.type !== 'any' && type.type !== kind)
    return [`${at} is of type ${kind}, not ${type.type}`];
  const allowed = type.const === undefined ? type.enum : [type.const];
  if (allowed && !allowed.includes(String(value)))
    return [`${at} is "${String(value)}", not one of: ${allowed.join(', ')}`];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      type.items ? validate(type.items, item, types, `${at}[${index}]`) : [],
    );
  return kind === 'object' ? checkKeys(type, value as object, types, at) : [];
}

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
