import type { GridFilterItem } from '@mui/x-data-grid';
import type { DataField, DataModel, DataModelId, DataSource, OmitId } from '@toolpad/core/Crud';

const latency = () => new Promise((resolve) => setTimeout(resolve, 400));

/** A value as it is compared: dates by their day, text in lower case. */
function comparable(value: unknown, type: DataField['type']): string | number {
  if (type === 'date') return new Date(value as string).setHours(0, 0, 0, 0);
  if (type === 'number') return Number(value);
  return String(value ?? '').toLowerCase();
}

type Compare = (own: string | number, wanted: string | number) => boolean;
const equals: Compare = (own, wanted) => own === wanted;
const differs: Compare = (own, wanted) => own !== wanted;
const above: Compare = (own, wanted) => own > wanted;
const atLeast: Compare = (own, wanted) => own >= wanted;
const below: Compare = (own, wanted) => own < wanted;
const atMost: Compare = (own, wanted) => own <= wanted;

/** The filter operators of the grid, for text, numbers, dates and options. */
const operators: Record<string, Compare | undefined> = {
  contains: (own, wanted) => String(own).includes(String(wanted)),
  doesNotContain: (own, wanted) => !String(own).includes(String(wanted)),
  startsWith: (own, wanted) => String(own).startsWith(String(wanted)),
  endsWith: (own, wanted) => String(own).endsWith(String(wanted)),
  equals,
  is: equals,
  '=': equals,
  doesNotEqual: differs,
  not: differs,
  '!=': differs,
  after: above,
  '>': above,
  onOrAfter: atLeast,
  '>=': atLeast,
  before: below,
  '<': below,
  onOrBefore: atMost,
  '<=': atMost,
};

function matches(own: unknown, { operator, value }: GridFilterItem, type: DataField['type']) {
  const isEmpty = own === undefined || own === null || own === '';
  if (operator === 'isEmpty') return isEmpty;
  if (operator === 'isNotEmpty') return !isEmpty;
  // A filter that the user has not finished.
  if (value === undefined || value === '' || value?.length === 0) return true;
  if (operator === 'isAnyOf')
    return value.some((each: unknown) => equals(comparable(own, type), comparable(each, type)));
  return operators[operator]?.(comparable(own, type), comparable(value, type)) ?? true;
}

/** A data source that keeps its items in memory. It filters, sorts and pages as a server would, and takes a moment to answer. */
export function createServer<T extends DataModel>(fields: DataField[], firstItems: T[]) {
  let items = firstItems;
  const typeOf = (field: string) => fields.find((each) => each.field === field)?.type;
  const order = (field: string) => (a: T, b: T) => {
    const type = typeOf(field);
    const [first, second] = [comparable(a[field], type), comparable(b[field], type)] as const;
    return typeof first === 'number' ? first - Number(second) : first.localeCompare(String(second));
  };
  // Ids come from the URL as strings.
  const find = (id: DataModelId): T => {
    const found = items.find((item) => String(item.id) === String(id));
    if (!found) throw new Error(`Item ${id} not found.`);
    return found;
  };

  return {
    fields,

    async getMany({ paginationModel: { page, pageSize }, sortModel: [sort], filterModel }) {
      await latency();
      const words = filterModel.quickFilterValues ?? [];
      const found = items.filter(
        (item) =>
          filterModel.items.every((each) => matches(item[each.field], each, typeOf(each.field))) &&
          words.every((word) =>
            Object.values(item).join(' ').toLowerCase().includes(String(word).toLowerCase()),
          ),
      );
      if (sort?.sort) found.sort(order(sort.field));
      if (sort?.sort === 'desc') found.reverse();
      return {
        items: found.slice(page * pageSize, (page + 1) * pageSize),
        itemCount: found.length,
      };
    },

    async getOne(id) {
      await latency();
      return find(id);
    },

    async createOne(data: Partial<OmitId<T>>) {
      await latency();
      const id = Math.max(0, ...items.map((item) => Number(item.id))) + 1;
      const item = { ...data, id } as unknown as T;
      items = [...items, item];
      return item;
    },

    async updateOne(id, data: Partial<OmitId<T>>) {
      await latency();
      const updated = { ...find(id), ...data };
      items = items.map((item) => (item.id === updated.id ? updated : item));
      return updated;
    },

    async deleteOne(id) {
      await latency();
      const deleted = find(id);
      items = items.filter((item) => item !== deleted);
    },
  } satisfies DataSource<T>;
}
