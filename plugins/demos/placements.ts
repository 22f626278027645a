import { readPage } from '../pages/model';
import { placeOf, writtenOf, type WrittenAttributes } from '../pages/nodes';

/** A `<Demo>` element as it's written in a page. */
export interface Placement {
  attributes: WrittenAttributes;
  line: number;
  column: number;
}

/** Returns whether an attribute is set: `iframe` or `iframe={true}`, but not `iframe={false}`. */
export const isTrueAttribute = (value: string | undefined) =>
  value !== undefined && value !== 'false';

/** Finds the files of `<Demo>` in a page that isn't valid MDX, so that they don't seem unused. */
export const filesPlacedIn = (page: string): string[] =>
  [...page.matchAll(/<Demo\s[^>]*?\bsrc="([^"]+)"/g)].map(([, src = '']) => src);

/**
 * Finds the `<Demo>` elements in the source of a page.
 * @throws a `VFileMessage` with line and column if the page isn't valid MDX
 */
export function findPlacements(page: string): Placement[] {
  if (!page.includes('<Demo')) return [];
  return readPage(page)
    .elements.filter(({ name }) => name === 'Demo')
    .map((element) => ({ attributes: writtenOf(element), ...placeOf(element) }));
}
