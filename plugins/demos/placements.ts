import { readPage } from '../pages/model';
import { positionOf, writtenOf, type WrittenAttributes } from '../pages/nodes';

/** A `<Demo>` element as it's written in a page. */
export interface Placement {
  attributes: WrittenAttributes;
  line: number;
  column: number;
}

/** Returns whether an attribute is set: `iframe` or `iframe={true}`, but not `iframe={false}`. */
export const isTrueAttribute = (value: string | undefined) =>
  value !== undefined && value !== 'false';

/**
 * Finds the `<Demo>` elements in the source of a page.
 * @throws a `VFileMessage` with line and column if the page isn't valid MDX
 */
export function findPlacements(page: string): Placement[] {
  if (!page.includes('<Demo')) return [];
  return readPage(page)
    .elements.filter(({ name }) => name === 'Demo')
    .map((element) => ({ attributes: writtenOf(element), ...positionOf(element) }));
}
