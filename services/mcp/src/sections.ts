import { compact } from '../../../src/features/search/words';

/** A heading with the text below it, up to the next heading of its level. */
export interface Section {
  title: string;
  level: number;
  text: string;
}

/** Sections of a Markdown page, outermost first. */
export function sectionsOf(markdown: string): Section[] {
  const lines = markdown.split('\n');
  let fence = '';
  const headings = lines.flatMap((line, index) => {
    const [, mark = ''] = /^ *(`{3,}|~{3,})/.exec(line) ?? [];
    if (mark && (!fence || mark.startsWith(fence))) fence = fence ? '' : mark;
    const [, level, title] = /^(#{2,6}) (.*)/.exec(fence ? '' : line) ?? [];
    return level && title ? [{ index, level: level.length, title: title.replaceAll('`', '') }] : [];
  });
  return headings.map(({ index, level, title }, position) => {
    const next = headings.slice(position + 1).find((other) => other.level <= level);
    return { title, level, text: lines.slice(index, next?.index).join('\n').trim() };
  });
}

/** Title without type parameters: `DataSource<D extends DataModel>` → `DataSource`. */
const nameOf = (title: string) => title.replace(/<.*/, '');

/** Finds a section by its title or anchor, or by the name of a row in its tables. */
export function findSection(sections: readonly Section[], wanted: string): Section | undefined {
  const key = compact(wanted);
  const row = wanted.replace(/^(?:prop|slot|class|type)-/, '');
  return (
    sections.find(({ title }) => [title, nameOf(title)].map(compact).includes(key)) ??
    sections.find(({ title }) => nameOf(title) === row) ??
    sections.findLast(({ text }) => text.includes(`\n| \`${row}\``))
  );
}
