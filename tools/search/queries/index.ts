import type { ProductKey } from '../../../src/site/products';
import { core } from './core';
import type { QueriesByKind } from './kinds';
import { studio } from './studio';

export type { Query, QueryKind } from './kinds';

/** Queries as readers type them, by the product to search. */
export const queries: Partial<Record<ProductKey, QueriesByKind>> = { core, studio };
