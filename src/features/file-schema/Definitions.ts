import { createContext } from 'react';
import type { Definition } from '@site/src/site/fileSchema';

/** Shared types of the schema, which types link to. */
export const Definitions = createContext<readonly Definition[]>([]);
