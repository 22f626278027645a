/** `npm run tags`: writes the table of what writers may place in a page into CONTRIBUTING.md, from the types of `src/mdx`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { readComponents } from './checker/components';
import { tagsTable, withTable } from './writer-tags/table';

const file = 'CONTRIBUTING.md';
writeFileSync(file, withTable(readFileSync(file, 'utf8'), tagsTable(readComponents())));
