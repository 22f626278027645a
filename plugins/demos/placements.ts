import { readPage } from '../pages/model';
import { placeOf, writtenOf, type WrittenAttributes } from '../pages/nodes';

/** A `<Demo>` element as a page writes it. */
export interface Placement {
  attributes: WrittenAttributes;
  line: number;
  column: number;
}

/** Whether an attribute is set: `iframe` or `iframe={true}`, but not `iframe={false}`. */
export const isTrueAttribute = (value: string | undefined) =>
  value !== undefined && value !== 'false';

/**
 * The `<Demo>` elements of a page as it is written.
 * @throws a `VFileMessage` with line and column where the page is not MDX
 */
export function findPlacements(page: string): Placement[] {
  if (!page.includes('<Demo')) return [];
  return readPage(page)
    .elements.filter(({ name }) => name === 'Demo')
    .map((element) => ({ attributes: writtenOf(element), ...placeOf(element) }));
}
