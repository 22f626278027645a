import { readPage } from '../pages/model';
import { attributesOf, placeOf, type PageNode } from '../pages/nodes';

/** A `<Demo>` element as a page writes it. */
export interface Placement {
  /** Attributes with a text value, and `true` for those without a value. `{…}` values are kept as their source text. */
  attributes: Record<string, string | true>;
  line: number;
  column: number;
}

/** A `<Demo>` element as data. */
export const placementOf = (element: PageNode): Placement => ({
  attributes: Object.fromEntries(
    Object.entries(attributesOf(element)).map(([name, value]) => [
      name,
      typeof value === 'object' ? value.code : value,
    ]),
  ),
  ...placeOf(element),
});

/** Whether an attribute without a value or with one means yes: `iframe`, `iframe={true}`, but not `iframe={false}`. */
export const isOn = (value: string | true | undefined) => value !== undefined && value !== 'false';

/**
 * The `<Demo>` elements of a page as it is written.
 * @throws a `VFileMessage` with line and column where the page is not MDX
 */
export function findPlacements(page: string): Placement[] {
  if (!page.includes('<Demo')) return [];
  return readPage(page)
    .elements.filter(({ name }) => name === 'Demo')
    .map(placementOf);
}
