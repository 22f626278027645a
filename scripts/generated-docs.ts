/**
 * `npx tsx scripts/generated-docs.ts`: updates the table of tags in CONTRIBUTING.md and the picture
 * of imports in ARCHITECTURE.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { tags } from '../model/tags/tags';
import { importGraph, tagsTable, withGenerated } from '../tools/generated-docs/generatedDocs';

const update = (file: string, name: string, content: string) =>
  writeFileSync(file, withGenerated(readFileSync(file, 'utf8'), name, content));

update('CONTRIBUTING.md', 'tags', tagsTable(tags));
update('ARCHITECTURE.md', 'imports', importGraph());
