import { nearestTitles } from '../../../src/features/search/nearest';
import { compact } from '../../../src/features/search/words';
import { ToolError } from './answer';

/** Returns the names that are most similar to an unknown one. */
export const nearestNames = (wanted: string, names: Iterable<string>, count = 5): string[] =>
  nearestTitles(
    compact(wanted),
    [...names].map((title) => ({ title, href: '', name: compact(title) })),
    count,
  ).map(({ title }) => title);

/** Error that suggests the most similar names. */
export const unknownName = (kind: string, wanted: string, names: Iterable<string>): ToolError =>
  new ToolError(
    `There is no ${kind} "${wanted}". Most similar: ${nearestNames(wanted, names).join(', ')}.`,
  );
