import { dedent } from '../shared/dedent';
import { nearest } from '../shared/problems';

/**
 * `#region`, alone or in a comment. The `#` is required, because "// region of the …" is a regular
 * comment.
 */
const marker = /^\s*(?:\/\/|\{?\/\*|<!--|# )?\s*#(region|endregion)\b\s*([\w-]*).*$/;

/** Region markers in a source, with 0-based line numbers. */
export function marksOf(lines: string[]): { kind: string; name: string; index: number }[] {
  return lines.flatMap((line, index) => {
    const [, kind, name = ''] = marker.exec(line) ?? [];
    return kind ? [{ kind, name, index }] : [];
  });
}

/** Lines of a source without `#region` markers. */
export function withoutRegionMarks(source: string): string {
  return source
    .split(/\r?\n/)
    .filter((line) => !marker.test(line))
    .join('\n')
    .trimEnd();
}

/**
 * Returns the dedented lines of a named region, without nested markers.
 * @throws if the region is missing or never closed; the message continues "The file …"
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
  if (end === undefined) throw new Error(`has no "#endregion ${name}".`);
  return dedent(lines.slice(start + 1, end).filter((line) => !marker.test(line)))
    .join('\n')
    .trimEnd();
}
