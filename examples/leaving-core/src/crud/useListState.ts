'use client';
import type { DataGridProps } from '@mui/x-data-grid';
import { useState } from 'react';
import { useRouter } from '../app-provider/router';
import type { Query } from './dataSource';

function parse<T>(text: string | null, fallback: T): T {
  try {
    return text ? (JSON.parse(text) as T) : fallback;
  } catch {
    return fallback;
  }
}

/** Page, sort order, and filter of a list, in the search parameters. Reads them once. */
export function useListState(initialPageSize: number) {
  const { pathname, navigate, useSearchParams } = useRouter();
  const searchParams = useSearchParams();
  const [initial] = useState<Query>(() => ({
    paginationModel: {
      page: Number(searchParams.get('page')) || 0,
      pageSize: Number(searchParams.get('pageSize')) || initialPageSize,
    },
    sortModel: parse(searchParams.get('sort'), []),
    filterModel: parse(searchParams.get('filter'), { items: [] }),
  }));

  /** Replaces the entry in the history, so that the back button leaves the page. */
  function write(changes: Record<string, string | null>) {
    const next = new URLSearchParams(searchParams);
    for (const [key, value] of Object.entries(changes))
      if (value === null) next.delete(key);
      else next.set(key, value);
    if (String(next) === String(searchParams)) return;
    navigate(`${pathname}?${next}`, { history: 'replace' });
  }

  return {
    pageSizeOptions: [...new Set([initial.paginationModel.pageSize, 25, 50, 100])].sort(
      (a, b) => a - b,
    ),
    initialState: {
      pagination: { paginationModel: initial.paginationModel },
      sorting: { sortModel: initial.sortModel },
      filter: { filterModel: initial.filterModel },
    },
    onPaginationModelChange: ({ page, pageSize }) =>
      write({ page: String(page), pageSize: String(pageSize) }),
    onSortModelChange: (model) => write({ sort: model.length > 0 ? JSON.stringify(model) : null }),
    onFilterModelChange: (model) =>
      write({
        filter:
          model.items.length > 0 || model.quickFilterValues?.length ? JSON.stringify(model) : null,
      }),
  } satisfies Partial<DataGridProps>;
}
