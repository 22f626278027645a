'use client';
import { GridDataSourceCacheDefault, type GridDataSourceCache } from '@mui/x-data-grid';
import { createContext, useContext, useState, type ReactNode } from 'react';
import type { DataModel, DataSource } from './dataSource';

interface CrudContextValue {
  dataSource: unknown;
  cache: GridDataSourceCache | null;
}

const CrudContext = createContext<CrudContextValue | null>(null);

export interface CrudProviderProps<D extends DataModel> {
  children: ReactNode;
  /** Define it at module level, or memoize it. */
  dataSource: DataSource<D>;
  /**
   * Pages of the list. To keep them while no provider is mounted, or for another time than five
   * minutes, pass a `GridDataSourceCacheDefault`, one for each data source. `null`: no cache.
   */
  cache?: GridDataSourceCache | null;
}

/** Data source and cache for the components below it. */
export function CrudProvider<D extends DataModel>(props: CrudProviderProps<D>) {
  const { children, dataSource, cache } = props;
  const [ownCache] = useState(() => new GridDataSourceCacheDefault({}));
  return (
    <CrudContext value={{ dataSource, cache: cache === undefined ? ownCache : cache }}>
      {children}
    </CrudContext>
  );
}

/**
 * A function of the data source, with the other parts that components need.
 * @throws if the data source lacks the function
 */
export function useDataSource<D extends DataModel>(own?: DataSource<D>) {
  const context = useContext(CrudContext);
  const dataSource = own ?? (context?.dataSource as DataSource<D> | undefined);
  if (!dataSource) throw new Error('Pass a `dataSource`, or render a `CrudProvider`.');
  return { dataSource, cache: context?.cache ?? null };
}

/** @throws if the data source lacks a function that a component needs */
export function needed<T>(method: T | undefined, name: string): T {
  if (!method) throw new Error(`The data source has no \`${name}\`.`);
  return method;
}
