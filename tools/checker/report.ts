import type { Problem } from '../../plugins/shared/problems';
import type { FilePlace, Place, Point, Report } from './rule';

function pointOf(place: Place | FilePlace): Point {
  const { line = 1, column = 1 }: Partial<Point> =
    'position' in place ? (place.position?.start ?? {}) : (place as FilePlace);
  return { line, column };
}

/**
 * Creates a list of problems, and a function that adds to it.
 * @param file file of problems that are reported without one
 */
export function createReport(file: string) {
  const problems: Problem[] = [];
  const report: Report<string, Place | FilePlace> = (
    rule,
    at,
    message,
    { expected, note } = {},
  ) => {
    const inFile = 'file' in at ? at.file : file;
    problems.push({ file: inFile, ...pointOf(at), rule, message, expected, note });
  };
  return { problems, report };
}

/** Collects the problems that a function reports. */
export function collectProblems(
  file: string,
  run: (report: Report<string, Place | FilePlace>) => void,
): Problem[] {
  const { problems, report } = createReport(file);
  run(report);
  return problems;
}
