import { groupResults } from './groups';
import { loadIndex, type LoadedIndex } from './load';

/** Pages with results in other products than the searched one. */
export interface Elsewhere {
  count: number;
  /** Names of the products. */
  products: string;
}

/** Counts the pages with results that a search in all products would add. */
export async function countElsewhere(
  query: string,
  { scopes }: LoadedIndex,
): Promise<Elsewhere | undefined> {
  const all = await loadIndex('everywhere').catch(() => undefined);
  const searched = new Set(scopes.map(({ id }) => id));
  const groups = groupResults(
    all?.engine.search(query).filter(({ item }) => !searched.has(item.page.scope.id)) ?? [],
  );
  const products = new Set(groups.flatMap(([first]) => first?.item.page.scope.product ?? []));
  return groups.length > 0
    ? { count: groups.length, products: [...products].join(', ') }
    : undefined;
}
