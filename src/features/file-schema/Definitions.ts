import { createContext } from 'react';
import type { Definition } from '@site/src/site/fileSchema';

/** Shared types of the schema, to which types link. */
export const Definitions = createContext<readonly Definition[]>([]);
