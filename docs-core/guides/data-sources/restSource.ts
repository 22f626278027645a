import type { GridFilterModel, GridPaginationModel, GridSortModel } from '@mui/x-data-grid';
import type { DataField, DataModel, DataModelId, DataSource, OmitId } from '@toolpad/core/Crud';

interface Query {
  paginationModel: GridPaginationModel;
  sortModel: GridSortModel;
  filterModel: GridFilterModel;
}

/** The grid's models as a query string: page=1&pageSize=25&sort=-amount&port.contains=Oslo */
export function toSearchParams({ paginationModel, sortModel, filterModel }: Query) {
  const query = new URLSearchParams({
    page: String(paginationModel.page + 1),
    pageSize: String(paginationModel.pageSize),
  });
  const sort = sortModel.map(({ field, sort: order }) => (order === 'desc' ? `-${field}` : field));
  if (sort.length > 0) query.set('sort', sort.join(','));
  for (const { field, operator, value } of filterModel.items) {
    const needsValue = operator !== 'isEmpty' && operator !== 'isNotEmpty';
    // A filter without a value is one that the user hasn't finished.
    if (needsValue && (value === undefined || value === '' || value.length === 0)) continue;
    query.append(
      `${field}.${operator}`,
      value instanceof Date ? value.toISOString() : (value ?? ''),
    );
  }
  const words = filterModel.quickFilterValues ?? [];
  if (words.length > 0) query.set('q', words.join(' '));
  return query;
}

async function request(fetcher: typeof fetch, url: string, method = 'GET', data?: unknown) {
  const response = await fetcher(url, {
    method,
    headers: data === undefined ? undefined : { 'Content-Type': 'application/json' },
    body: data === undefined ? undefined : JSON.stringify(data),
  });
  const body = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (!response.ok) throw new Error(body?.error ?? `${response.status} ${response.statusText}`);
  return body;
}

/** A data source for a REST API whose list returns `{ items, itemCount }`. */
export function createRestSource<D extends DataModel>(
  url: string,
  fields: DataField[],
  fetcher: typeof fetch = (...args) => fetch(...args),
) {
  const one = (id: DataModelId) => `${url}/${encodeURIComponent(id)}`;
  return {
    fields,
    getMany: (query): Promise<{ items: D[]; itemCount: number }> =>
      request(fetcher, `${url}?${toSearchParams(query)}`),
    getOne: (id): Promise<D> => request(fetcher, one(id)),
    createOne: (data: Partial<OmitId<D>>): Promise<D> => request(fetcher, url, 'POST', data),
    updateOne: (id, data: Partial<OmitId<D>>): Promise<D> => request(fetcher, one(id), 'PUT', data),
    deleteOne: (id) => request(fetcher, one(id), 'DELETE'),
  } satisfies DataSource<D>;
}
