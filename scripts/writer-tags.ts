/** `npm run tags`: writes the table of what writers may place in a page into CONTRIBUTING.md, from the records of `src/tags`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { tags } from '../plugins/tags';
import { tagsTable, withTable } from '../tools/writer-tags/table';

const file = 'CONTRIBUTING.md';
writeFileSync(file, withTable(readFileSync(file, 'utf8'), tagsTable(tags)));
