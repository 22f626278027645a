import { createSlugger } from '@docusaurus/utils';
import { markdownUrl, maxLength } from '../../src/site/pageFiles';

/** Splits Markdown before headings of a level, except in code. */
function sectionsOf(markdown: string, level: number): string[] {
  const start = `${'#'.repeat(level)} `;
  const sections = [''];
  let fence = '';
  for (const line of markdown.split('\n')) {
    const [mark = ''] = /^ *(?:`{3,}|~{3,})/.exec(line) ?? [];
    if (mark !== '' && (fence === '' || mark.trim().startsWith(fence)))
      fence = fence === '' ? mark.trim() : '';
    if (fence === '' && line.startsWith(start)) sections.push('');
    sections.push(`${sections.pop() ?? ''}${line}\n`);
  }
  return sections;
}

/**
 * Files of a Markdown page by URL. A page that's longer than many agents read becomes an index of
 * its sections, each in a file below the page's URL.
 * @param url of the page, without origin
 */
export function splitPage(url: string, markdown: string, origin: string): [string, string][] {
  if (markdown.length <= maxLength) return [[markdownUrl(url), markdown]];
  const [head = '', ...sections] = sectionsOf(markdown, 2);
  const slugger = createSlugger();
  const parts = sections.flatMap((section) => {
    const pieces = section.length > maxLength ? sectionsOf(section, 3) : [section];
    return pieces.map((text) => {
      const title = (text.split('\n', 1)[0] ?? '').replace(/^#+ /, '');
      return { title, text, url: `${url}${slugger.slug(title)}.md` };
    });
  });
  const list = parts.map((part) => `- [${part.title}](${origin}${part.url})`).join('\n');
  const [start = ''] = head.split(/^# /m);
  const back = `${start}> This is a section of [the page](${origin}${markdownUrl(url)}).\n\n`;
  return [
    [markdownUrl(url), `${head}${list}\n`],
    ...parts.map((part): [string, string] => [part.url, back + part.text]),
  ];
}
