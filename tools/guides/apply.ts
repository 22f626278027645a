import ts from 'typescript';
import type { WriteMode } from './steps';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mergeKeys(base: Json, added: Json): Json {
  const merged = { ...base };
  for (const [key, value] of Object.entries(added)) {
    const old = merged[key];
    merged[key] = isObject(old) && isObject(value) ? mergeKeys(old, value) : value;
  }
  return merged;
}

/** Parses JSON with comments and trailing commas, as in `tsconfig.json`. */
const parseJsonc = (text: string): unknown =>
  ts.convertToObject(ts.parseJsonText('settings.json', text), []);

function mergeJson(old: string, code: string): string {
  const base = parseJsonc(old);
  const added = parseJsonc(code);
  if (!isObject(base) || !isObject(added)) throw new Error('both have to be JSON objects.');
  return `${JSON.stringify(mergeKeys(base, added), null, 2)}\n`;
}

interface DiffLine {
  sign: string;
  text: string;
}

/** Splits a diff at omitted lines, which are marked by a line with only an ellipsis. */
function hunksOf(code: string): DiffLine[][] {
  const hunks: DiffLine[][] = [[]];
  for (const line of code.split('\n')) {
    if (/^\s*(?:\/\/ |\{\/\* |# )?(?:…|\.\.\.)(?: \*\/\})?\s*$/.test(line)) hunks.push([]);
    else hunks.at(-1)?.push({ sign: line[0] ?? ' ', text: line.slice(1) });
  }
  return hunks.filter((hunk) => hunk.some(({ text }) => text.trim()));
}

/** Finds the index in `lines` where `wanted` starts. Ignores leading and trailing spaces. */
function find(lines: string[], wanted: string[], from: number): number {
  const last = lines.length - wanted.length;
  for (let index = from; index <= last; index += 1)
    if (wanted.every((text, offset) => lines[index + offset]?.trim() === text.trim())) return index;
  return -1;
}

function applyDiff(old: string, code: string): string {
  const lines = old.split('\n');
  let from = 0;
  for (const hunk of hunksOf(code)) {
    const before = hunk.filter(({ sign }) => sign !== '+').map(({ text }) => text);
    const after = hunk.filter(({ sign }) => sign !== '-').map(({ text }) => text);
    const index = find(lines, before, from);
    if (index < 0)
      throw new Error(`has no such lines:\n${before.map((text) => `    ${text}`).join('\n')}`);
    lines.splice(index, before.length, ...after);
    from = index + after.length;
  }
  return lines.join('\n');
}

const withNewline = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/**
 * Applies a fence to a file, and returns the new text.
 * @param old previous text, or `undefined` if the file doesn't exist
 * @throws if the fence doesn't match; the message continues "the file …"
 */
export function applyWrite(old: string | undefined, code: string, mode: WriteMode): string {
  if (mode === 'whole') return withNewline(code);
  if (mode === 'append') return withNewline(old ?? '') + withNewline(code);
  if (old === undefined) throw new Error('does not exist, and the fence is only a part of it.');
  return mode === 'merge' ? mergeJson(old, code) : applyDiff(old, code);
}
