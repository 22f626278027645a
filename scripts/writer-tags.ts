/**
 * `npx tsx scripts/writer-tags.ts`: updates the table of tags in CONTRIBUTING.md from the records
 * in `src/tags`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { tags } from '../model/tags/tags';
import { tagsTable, withTable } from '../model/tags/table';

const file = 'CONTRIBUTING.md';
writeFileSync(file, withTable(readFileSync(file, 'utf8'), tagsTable(tags)));
