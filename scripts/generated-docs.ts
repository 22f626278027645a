/**
 * `npx tsx scripts/generated-docs.ts`: updates the table of tags in CONTRIBUTING.md, the picture of
 * imports in ARCHITECTURE.md, the table of replacements in the pages about leaving, and the tasks.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { tags } from '../model/tags/tags';
import { sidebarPages } from '../model/sidebars/sidebarPages';
import { replacements } from '../model/facts/upgrade/checkLeaving';
import {
  importGraph,
  replacementsTable,
  tagsTable,
  tasksTables,
  withGenerated,
} from '../tools/generated-docs/generatedDocs';

const update = (file: string, name: string, content: string) =>
  writeFileSync(file, withGenerated(readFileSync(file, 'utf8'), name, content));

update('CONTRIBUTING.md', 'tags', tagsTable(tags));
update('docs-core/leaving/overview.mdx', 'replacements', replacementsTable(replacements));
void sidebarPages(process.cwd(), 'core').then((pages) =>
  update('docs-core/introduction/tasks.mdx', 'tasks', tasksTables(pages)),
);
update('ARCHITECTURE.md', 'imports', importGraph());
