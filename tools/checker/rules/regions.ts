import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marksOf, quotedPath } from '../../../plugins/code-blocks/quote';
import { siteCheck } from '../rule';
import type { Site } from '../site';

const skipped = new Set(['node_modules', '.next', 'dist', 'build']);

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesIn(file);
    return /\.(tsx?|jsx?|mjs|css|yml|yaml|html)$|^\.env/.test(entry.name) ? [file] : [];
  });
}

/**
 * Returns a function that searches pages for a quoted region. Pages with syntax errors are searched
 * as text.
 */
function createLookup({ pages, partials }: Site) {
  const all = [...pages, ...partials];
  const unread = all.filter(({ syntax }) => syntax).map(({ source }) => source);
  const quoted = new Set(
    all.flatMap((page) =>
      page.fences.flatMap(({ meta: { file, region } }) =>
        file && region ? [`${quotedPath(file, page.version)} ${region}`] : [],
      ),
    ),
  );
  return (file: string, name: string) =>
    quoted.has(`${file} ${name}`) || unread.some((text) => text.includes(`region="${name}"`));
}

/** Regions in example projects that no page quotes. */
export const regions = siteCheck({
  rules: { 'code/unused-region': 'Every region in the examples is quoted by a page.' },
  check(site, report) {
    const isQuoted = createLookup(site);
    const folders = [...new Set(site.versions.map(({ examples }) => examples))];
    for (const target of folders.flatMap((folder) => filesIn(path.join(site.siteDir, folder)))) {
      const text = readFileSync(target, 'utf8');
      if (!text.includes('#region')) continue;
      const file = path.relative(site.siteDir, target).replaceAll(path.sep, '/');
      for (const { kind, name, index } of marksOf(text.split(/\r?\n/)))
        if (kind === 'region' && !isQuoted(file, name))
          report(
            'code/unused-region',
            { file, line: index + 1 },
            `No page quotes the region "${name}".`,
            {
              note: `Quote it with file="${file}" region="${name}", or delete its #region comments.`,
            },
          );
    }
  },
});
