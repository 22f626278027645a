import { dedent } from '../shared/dedent';
import { nearest } from '../shared/problems';

/**
 * `#region` alone or in a comment. The sign is required: "// region of the …" is a comment like any
 * other.
 */
const marker = /^\s*(?:\/\/|\{?\/\*|<!--|# )?\s*#(region|endregion)\b\s*([\w-]*).*$/;

/** Marks of regions in a source, with the 0-based numbers of their lines. */
export function marksOf(lines: string[]): { kind: string; name: string; index: number }[] {
  return lines.flatMap((line, index) => {
    const [, kind, name = ''] = marker.exec(line) ?? [];
    return kind ? [{ kind, name, index }] : [];
  });
}

/** Lines of a source file without any `#region` marks. */
export function withoutRegionMarks(source: string): string {
  return source
    .split(/\r?\n/)
    .filter((line) => !marker.test(line))
    .join('\n')
    .trimEnd();
}

/**
 * The lines of a named region, dedented, nested marks removed.
 * @throws if the file has no such region or it is never closed; the message continues "The file …"
 */
export function readRegion(source: string, name: string): string {
  const lines = source.split(/\r?\n/);
  const marks = marksOf(lines);
  const start = marks.find((mark) => mark.kind === 'region' && mark.name === name)?.index;
  if (start === undefined) {
    const names = marks.filter(({ kind }) => kind === 'region').map((mark) => mark.name);
    throw new Error(`has no "#region ${name}".${nearest(name, names)}`);
  }
  const end = marks.find(
    (mark) => mark.kind === 'endregion' && mark.name === name && mark.index > start,
  )?.index;
  if (end === undefined) throw new Error(`never closes "#region ${name}".`);
  return dedent(lines.slice(start + 1, end).filter((line) => !marker.test(line)))
    .join('\n')
    .trimEnd();
}
