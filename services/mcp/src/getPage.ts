import { nearestPages } from '../../../model/facts/nearestPages';
import { compact } from '../../../model/facts/search/words';
import { baseUrl } from '../../../model/facts/origins';
import { sectionsOf as indexedSections } from '../../../model/facts/search/searchIndex';
import { splitParts, ToolError, type Answer } from './answer';
import { versionAt, type Docs, type DocsPage } from './docs';

/** A heading with the text below it, up to the next heading of its level. */
interface Section {
  title: string;
  level: number;
  text: string;
}

function sectionsOf(markdown: string): Section[] {
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
const withoutParameters = (title: string) => title.replace(/<.*/, '');

/** Finds a section by its title or anchor, or by the name of a row in its tables. */
function findSection(sections: readonly Section[], wanted: string): Section | undefined {
  const key = compact(wanted);
  const row = wanted.replace(/^(?:prop|slot|class|type)-/, '');
  return (
    sections.find(({ title }) => [title, withoutParameters(title)].map(compact).includes(key)) ??
    sections.find(({ title }) => withoutParameters(title) === row) ??
    sections.findLast(({ text }) => text.includes(`\n| \`${row}\``))
  );
}

/** Key of a page for a path or URL. The site's origin, hash, and query don't matter. */
function pathOf(address: string): string {
  const path = address
    .replace(/^https?:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/(?:\/index\.html|\.mdx?)$/, '')
    .replace(/^\/+|\/+$/g, '');
  const below = path.startsWith(baseUrl.slice(1, -1)) ? `/${path}` : `${baseUrl}${path}`;
  return `${below.replace(/\/+$/, '')}/`;
}

function sourceOf({ version, url, packages, verification }: DocsPage): string {
  const others = Object.entries(packages).map(([name, number]) => `${name} ${number}`);
  const versions = [version, others.length > 0 && `(${others.join(', ')})`];
  return [versions.filter(Boolean).join(' '), url, verification].filter(Boolean).join(' · ');
}

/** Finds a section by its heading or anchor. Anchors that differ from the heading are indexed. */
function sectionAt(docs: Docs, path: string, wanted: string): Section | undefined {
  const sections = sectionsOf(docs.pages[path]?.text ?? '');
  const name = wanted.replace(/^#/, '');
  const page = versionAt(docs, path)?.index.pages.find(([each]) => each === path);
  const title = page && indexedSections(page).find(({ anchor }) => anchor === name)?.title;
  return findSection(sections, name) ?? (title ? findSection(sections, title) : undefined);
}

function unknownSection(docs: Docs, { title, text }: DocsPage, wanted: string): ToolError {
  const isDemo = Object.values(docs.demos).some(({ name }) => name === wanted.replace(/^#/, ''));
  const titles = sectionsOf(text).map((section) => section.title);
  return new ToolError(
    isDemo
      ? `"${wanted}" is a demo. Call \`get_demo\` with this name.`
      : `"${title}" has no section "${wanted}". Its sections: ${titles.join(', ')}.`,
  );
}

function unknownPage(docs: Docs, path: string): ToolError {
  const own = versionAt(docs, path);
  const pages = Object.entries(docs.pages).flatMap(([each, { title }]) => {
    const version = versionAt(docs, each);
    return !version || version.isLast || version === own ? [{ path: each, title }] : [];
  });
  const nearest = nearestPages(path, pages).map(
    (each) => `- ${each.title}: ${docs.origin}${each.path}`,
  );
  return new ToolError(
    [
      `There is no page ${path}.`,
      ...(nearest.length > 0 ? ['Most similar:'] : []),
      ...nearest,
    ].join('\n'),
  );
}

/** Looks up a Markdown page, or a section of it. Nothing is loaded. */
export function getPage(docs: Docs, args: { path: string; section?: string }): Answer {
  const path = pathOf(args.path);
  const page = Object.hasOwn(docs.pages, path) ? docs.pages[path] : undefined;
  if (!page) {
    // Sections of long pages have Markdown files below their page.
    const [, parent = '', name = ''] = /^(.*\/)([^/]+)\/$/.exec(path) ?? [];
    if (!Object.hasOwn(docs.pages, parent) || !sectionAt(docs, parent, name))
      throw unknownPage(docs, path);
    return getPage(docs, { path: parent, section: name });
  }
  const source = sourceOf(page);
  const wanted = args.section ?? /#(.+)$/s.exec(args.path)?.[1];
  if (wanted) {
    const section = sectionAt(docs, path, wanted);
    if (!section) throw unknownSection(docs, page, wanted);
    return { source, text: section.text };
  }
  if (splitParts(page.text).length === 1) return { source, text: page.text };
  const titles = sectionsOf(page.text).flatMap(({ title, level }) => (level === 2 ? title : []));
  const outline = `Sections, each of which \`section\` returns alone: ${titles.join(', ')}.`;
  return { source, text: `${outline}\n\n${page.text}` };
}
