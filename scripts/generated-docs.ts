/**
 * `npx tsx scripts/generated-docs.ts`: updates the table of tags in CONTRIBUTING.md, the picture of
 * imports in ARCHITECTURE.md, and the table of replacements in the pages about leaving.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { tags } from '../model/tags/tags';
import { replacements } from '../model/facts/upgrade/checkLeaving';
import {
  importGraph,
  replacementsTable,
  tagsTable,
  withGenerated,
} from '../tools/generated-docs/generatedDocs';

const update = (file: string, name: string, content: string) =>
  writeFileSync(file, withGenerated(readFileSync(file, 'utf8'), name, content));

update('CONTRIBUTING.md', 'tags', tagsTable(tags));
update('docs-core/leaving/overview.mdx', 'replacements', replacementsTable(replacements));
update('ARCHITECTURE.md', 'imports', importGraph());
