import { nearestPages } from '../../../model/facts/nearestPages';
import { compact } from '../../../model/facts/search/words';
import { baseUrl } from '../../../model/facts/origins';
import { splitParts, ToolError, type Answer } from './answer';
import { nearestNames, versionAt, type Docs, type DocsPage } from './docs';

/** A heading with the text below it, up to the next heading of its level. */
export interface Section {
  title: string;
  level: number;
  text: string;
}

export function splitSections(markdown: string): Section[] {
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

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Path without origin, language, hash, query, and what surrounds a URL in a text. */
function pathOf(address: string): string {
  const path = decode(address)
    .replace(/^[\s<"'`(]+|[\s>"'`)]+$/g, '')
    .replace(/[?#].*$/s, '')
    .replace(/^(?:https?:)?\/\/[^/]*/i, '')
    .replace(/(?:\/index\.(?:html|mdx?)|\.mdx?)$/i, '')
    .replace(/^.*?(?:^|\/)toolpad(?=\/|$)/i, '')
    .replace(/^\/+|\/+$/g, '');
  return `${baseUrl}${path}/`.replace(/\/+/g, '/');
}

/** The page at a path, in any case, also with the number of its version, or without its folder. */
function findPath(docs: Docs, path: string): string | undefined {
  const { pages, versions } = docs;
  if (Object.hasOwn(pages, path)) return path;
  const [, start = '', number = '', rest = ''] = /^(.*\/)v?(\d[\d.]*)(\/.*)$/.exec(path) ?? [];
  const own = versions.find(({ url, version }) => version === number && url.startsWith(start));
  const lower = (own ? own.url.slice(0, -1) + rest : path).toLowerCase();
  const end = lower.replace(baseUrl, '/');
  const paths = Object.keys(pages);
  const found = paths.find((each) => each.toLowerCase() === lower);
  const ends = paths.filter((each) => each.endsWith(end) && versionAt(docs, each)?.isLast);
  return found ?? (ends.length === 1 ? ends[0] : undefined);
}

function sourceOf({ version, url, packages, verification }: DocsPage): string {
  const others = Object.entries(packages).map(([name, number]) => `${name} ${number}`);
  const versions = [version, others.length > 0 && `(${others.join(', ')})`];
  return [versions.filter(Boolean).join(' '), url, verification].filter(Boolean).join(' · ');
}

/** Finds a section by the ID of its heading or of an element in it, or else by its title. */
function sectionAt({ text, anchors }: DocsPage, wanted: string): Section | undefined {
  const sections = splitSections(text);
  const id = decode(wanted.replace(/^#/, ''));
  if (Object.hasOwn(anchors, id)) return sections[anchors[id] ?? -1];
  if (wanted.startsWith('#')) return undefined;
  return sections.find(({ title }) => compact(title) === compact(id));
}

function unknownSection(docs: Docs, page: DocsPage, wanted: string): ToolError {
  const { title, text, anchors } = page;
  const name = wanted.replace(/^#/, '');
  const isDemo = Object.values(docs.demos).some((demo) => demo.name === name);
  const titles = splitSections(text).map((section) => section.title);
  const nearest = nearestNames(name, Object.keys(anchors), 3).map((id) => `#${id}`);
  return new ToolError(
    isDemo
      ? `"${wanted}" is a demo. Call \`get_demo\` with this name.`
      : `"${title}" has no section "${wanted}". Most similar: ${nearest.join(', ')}. Its sections: ${titles.join(', ')}.`,
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
export function getPage(docs: Docs, args: { path: string; section?: string | null }): Answer {
  const wantedPath = pathOf(args.path);
  const path = findPath(docs, wantedPath);
  const page = path && docs.pages[path];
  if (!page) {
    // Sections of long pages have Markdown files below their page.
    const [, parent = '', name = ''] = /^(.*\/)([^/]+)\/$/.exec(wantedPath) ?? [];
    const whole = Object.hasOwn(docs.pages, parent) ? docs.pages[parent] : undefined;
    if (!whole || !sectionAt(whole, name)) throw unknownPage(docs, wantedPath);
    return getPage(docs, { path: parent, section: name });
  }
  const source = sourceOf(page);
  const wanted = args.section || /#.+$/s.exec(args.path)?.[0].replace(/[>"'`)\s]+$/, '');
  if (wanted) {
    const section = sectionAt(page, wanted);
    if (!section) throw unknownSection(docs, page, wanted);
    return { source, text: section.text };
  }
  if (splitParts(page.text).length === 1) return { source, text: page.text };
  const titles = splitSections(page.text).flatMap(({ title, level }) => (level === 2 ? title : []));
  const outline = `Sections, each of which \`section\` returns alone: ${titles.join(', ')}.`;
  return { source, text: `${outline}\n\n${page.text}` };
}
