import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marksOf } from '../../../plugins/code-blocks/region';
import { quotedPath } from '../../../plugins/code-blocks/quote';
import type { Problem } from '../../../plugins/shared/problems';
import type { SiteCheck } from '../rule';
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

/** `file region` of all quotations. */
const quotedIn = ({ pages, parts }: Site) =>
  new Set(
    [...pages, ...parts].flatMap((page) =>
      page.fences.flatMap(({ meta: { file, region } }) =>
        file && region ? [`${quotedPath(file, page.version)} ${region}`] : [],
      ),
    ),
  );

/** Regions of the example projects that no page quotes. */
export const regions: SiteCheck = {
  scope: 'site',
  rules: { 'code/unused-region': 'A page quotes each region of the examples.' },
  check(site) {
    const quoted = quotedIn(site);
    // What a page quotes that cannot be read is looked for in its text.
    const unread = [...site.pages, ...site.parts]
      .filter(({ syntax }) => syntax)
      .map(({ source }) => source);
    const isQuoted = (file: string, name: string) =>
      quoted.has(`${file} ${name}`) || unread.some((text) => text.includes(`region="${name}"`));
    const folders = [...new Set(site.versions.map(({ examples }) => examples))];
    return folders.flatMap((folder) =>
      filesIn(path.join(site.siteDir, folder)).flatMap((target): Problem[] => {
        const text = readFileSync(target, 'utf8');
        if (!text.includes('#region')) return [];
        const file = path.relative(site.siteDir, target).replaceAll(path.sep, '/');
        return marksOf(text.split(/\r?\n/))
          .filter(({ kind, name }) => kind === 'region' && !isQuoted(file, name))
          .map(({ name, index }) => ({
            file,
            line: index + 1,
            column: 1,
            rule: 'code/unused-region',
            message: `No page quotes the region "${name}". Quote it with file="${file}" region="${name}", or remove its marks.`,
          }));
      }),
    );
  },
};
