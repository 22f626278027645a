import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The slug a page states in its front matter. */
function slugOf(source: string): string | undefined {
  const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source) ?? [];
  return /^slug:[ \t]*(["']?)([^\s"']+)\1[ \t]*\r?$/m.exec(frontMatter)?.[2];
}

/**
 * Ids of the docs of a folder by their slug. The id is the file's path without extension, as Docusaurus derives it.
 * Files without a slug are left out: every page states its address.
 */
export function docIdsBySlug(folder: string): Map<string, string> {
  const ids = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.mdx')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const slug = slugOf(readFileSync(file, 'utf8'));
    if (slug)
      ids.set(
        slug,
        path
          .relative(folder, file)
          .replaceAll(path.sep, '/')
          .replace(/\.mdx$/, ''),
      );
  }
  return ids;
}
