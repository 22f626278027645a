import type { GridFilterItem, GridFilterModel, GridSortModel } from '@mui/x-data-grid';

/** What a grid asks for. */
export interface Query {
  page: number;
  pageSize: number;
  sort: GridSortModel;
  filter: GridFilterModel;
}

/** Reads the query of a request's URL. */
export function readQuery({ searchParams }: URL): Query {
  const json = <Value>(name: string, fallback: Value) => {
    const text = searchParams.get(name);
    return text ? (JSON.parse(text) as Value) : fallback;
  };
  return {
    page: Number(searchParams.get('page') ?? 0),
    pageSize: Number(searchParams.get('pageSize') ?? 100),
    sort: json<GridSortModel>('sort', []),
    filter: json<GridFilterModel>('filter', { items: [] }),
  };
}

type Comparable = string | number;

/** Text in lower case, a date and time by its day. Numbers and booleans stay. */
function comparable(value: unknown): Comparable {
  if (typeof value === 'number') return value;
  const text = String(value ?? '').toLowerCase();
  return /^\d{4}-\d\d-\d\dt/.test(text) ? text.slice(0, 10) : text;
}

const operators: Record<string, (own: Comparable, wanted: Comparable) => boolean> = {
  contains: (own, wanted) => String(own).includes(String(wanted)),
  doesNotContain: (own, wanted) => !String(own).includes(String(wanted)),
  startsWith: (own, wanted) => String(own).startsWith(String(wanted)),
  endsWith: (own, wanted) => String(own).endsWith(String(wanted)),
  equals: (own, wanted) => own === wanted,
  doesNotEqual: (own, wanted) => own !== wanted,
  is: (own, wanted) => own === wanted,
  not: (own, wanted) => own !== wanted,
  '=': (own, wanted) => own === wanted,
  '!=': (own, wanted) => own !== wanted,
  '>': (own, wanted) => own > wanted,
  '>=': (own, wanted) => own >= wanted,
  '<': (own, wanted) => own < wanted,
  '<=': (own, wanted) => own <= wanted,
  after: (own, wanted) => own > wanted,
  onOrAfter: (own, wanted) => own >= wanted,
  before: (own, wanted) => own < wanted,
  onOrBefore: (own, wanted) => own <= wanted,
};

function matches(own: unknown, { operator, value }: GridFilterItem): boolean {
  if (operator === 'isEmpty') return own === undefined || own === '';
  if (operator === 'isNotEmpty') return own !== undefined && own !== '';
  // A filter that the user has not finished.
  if (value === undefined || value === '' || value?.length === 0) return true;
  const read = (wanted: unknown) => (typeof own === 'number' ? Number(wanted) : comparable(wanted));
  if (operator === 'isAnyOf')
    return (value as unknown[]).some((wanted) => comparable(own) === read(wanted));
  return operators[operator]?.(comparable(own), read(value)) ?? true;
}

/** Filters, sorts and pages items, as a database would. The newest come first when nothing else is asked. */
export function select<Item extends object>(
  items: Item[],
  { page, pageSize, sort, filter }: Query,
): { items: Item[]; itemCount: number } {
  const read = (item: Item, field: string) => item[field as keyof Item];
  const words = (filter.quickFilterValues ?? []).map((word) => String(word).toLowerCase());
  const found = items.filter((item) => {
    const text = Object.values(item).join(' ').toLowerCase();
    return (
      filter.items.every((each) => matches(read(item, each.field), each)) &&
      words.every((word) => text.includes(word))
    );
  });
  const [by = { field: 'id', sort: 'desc' }] = sort;
  const direction = by.sort === 'desc' ? -1 : 1;
  found.sort((a, b) => {
    const [first, second] = [read(a, by.field), read(b, by.field)];
    if (typeof first === 'number') return direction * (first - Number(second));
    return direction * String(first).localeCompare(String(second));
  });
  return { items: found.slice(page * pageSize, (page + 1) * pageSize), itemCount: found.length };
}
