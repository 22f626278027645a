import path from 'node:path';
import { siteCheck } from '../rule';
import type { Page } from '../site';

/** Partials that a page imports: the local name, the path from the root of the site, the line. */
const importsOf = ({ file, lines }: Page) =>
  lines.flatMap((text, index) => {
    const [, name, target = ''] =
      /^import\s+(\w+)\s+from\s+['"](\.[^'"]*\.mdx?)['"]/.exec(text) ?? [];
    const partial = path.posix.join(path.posix.dirname(file), target);
    return name ? [{ name, partial, line: index + 1 }] : [];
  });

/** IDs that a page and the partials that it shows both have. */
export const partialIds = siteCheck({
  rules: { 'headings/duplicate-id': 'Each heading has a unique id.' },
  check({ pages, partials }, report) {
    for (const page of pages) {
      const found = new Map(page.headings.map(({ id }) => [id, 'This page']));
      for (const { name, partial, line } of importsOf(page)) {
        const headings = partials.find(({ file }) => file === partial)?.headings ?? [];
        const places = page.elements.filter((element) => element.name === name);
        const duplicate = headings.find(({ id }) => found.has(id));
        if (duplicate && places.length > 0)
          report(
            'headings/duplicate-id',
            { file: page.file, line },
            `${found.get(duplicate.id)} and ${partial} both have the ID "${duplicate.id}".`,
            { note: `Give one of the headings a different ID: {#${duplicate.id}-2}.` },
          );
        else if (places[1] && headings[0])
          report(
            'headings/duplicate-id',
            { file: page.file, ...places[1].position?.start },
            `This shows ${partial} again, so its id "${headings[0].id}" is on the page twice.`,
            { note: 'Show the partial once, or remove its headings.' },
          );
        for (const { id } of headings) found.set(id, partial);
      }
    }
  },
});
