import type { ProductKey } from '../../../src/site/products';
import { core } from './core';
import type { QueriesByKind } from './kinds';
import { studio } from './studio';

export type { Query, QueryKind } from './kinds';

/** Queries as readers type them, asked in the scope of a product. */
export const queries: Partial<Record<ProductKey, QueriesByKind>> = { core, studio };
