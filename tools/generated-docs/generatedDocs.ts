import { execFileSync } from 'node:child_process';
import type { Replacements } from '../../model/facts/replacements';
import { leavingUrl } from '../../model/facts/upgrade/checkLeaving';
import { readText } from '../../model/files/files';
import { commentIn } from '../../model/pages/nodes';
import { readPage } from '../../model/pages/parsePage';
import type { SidebarPage } from '../../model/sidebars/sidebarPages';
import type { Attribute, Tag } from '../../model/tags/define';

const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();

function typeText(type: Attribute['type']): string {
  if (typeof type !== 'string') return type.map((text) => `"${text}"`).join(' | ');
  return { text: 'string', number: 'number', flag: 'boolean' }[type];
}

/** Table with a row for each attribute of each tag, sorted by name. */
export function tagsTable(tags: ReadonlyMap<string, Tag>): string {
  const rows = [...tags].sort().flatMap(([, { attributes, children, example }]) => {
    const cells = [
      ...Object.entries(attributes).map(
        ([name, { type, required, description }]) =>
          `\`${name}\`${required ? ' (required)' : ''} | \`${cell(typeText(type))}\` | ${cell(description)}`,
      ),
      ...(children ? [`\`children\` (required) | between the tags | ${cell(children)}`] : []),
    ];
    return (cells.length > 0 ? cells : ['| |']).map(
      (each, index) => `| ${index === 0 ? `\`${cell(example)}\`` : ''} | ${each} |`,
    );
  });
  return ['| tag | prop | takes | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

const folders = ['model', 'checker', 'plugins', 'src', 'tools', 'services', 'scripts'];

/** Picture of the imports between the folders, without tests, as dependency-cruiser draws it. */
export function importGraph(): string {
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'mermaid'];
  const collapsed = `^(model/facts|${folders.join('|')})`;
  const left = ['--exclude', String.raw`\.test\.|fixtures|\.d\.ts$`, '--include-only', collapsed];
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  const args = [program, ...options, ...left, '--collapse', collapsed, ...folders];
  const graph = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8 });
  return `\`\`\`mermaid\n${graph.trim()}\n\`\`\``;
}

/**
 * Replaces the text between two comments, `<!-- name: … -->` and `<!-- end of name -->`, which are
 * written as in MDX in a page.
 * @throws if a text lacks them
 */
export function withGenerated(text: string, name: string, content: string): string {
  const between = new RegExp(
    String.raw`(?<=(?:<!--|\{/\*) ${name}: [^>}]*(?:-->|\*/\})\n).*(?=(?:<!--|\{/\*) end of ${name} )`,
    's',
  );
  if (!between.test(text)) throw new Error(`The text has no "<!-- ${name}: … -->" and its end.`);
  return text.replace(between, () => `\n${content}\n\n`);
}

/** Table of the exports of Toolpad Core, with what replaces them. */
export function replacementsTable({ items, dropped }: Replacements): string {
  const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  const rows = [
    ...items.flatMap((item) =>
      Object.entries(item.replaces).map(([module, names]) => {
        const renamed = Object.entries(names).map(([from, to]) =>
          from === to ? from : `${from}\` → \`${to}`,
        );
        return [module, code(renamed), `[${item.name}](${leavingUrl(item)})`];
      }),
    ),
    ...dropped.map(({ from, names, reason }) => [from, code(names), `none: ${reason}`]),
  ].map(([module = '', ...cells]) => `| \`${module}\` | ${cells.map(cell).join(' | ')} |`);
  const head = ['| Import path | Exports | Replacement |', '| --- | --- | --- |'];
  return [...head, ...rows.sort()].join('\n');
}

/** Tables of tasks by their group, from comments below headings: `task: Data: export a list`. */
export function tasksTables(pages: readonly SidebarPage[]): string {
  const rows = pages.flatMap(({ path, title, file }) => {
    const { tree, headings } = readPage(readText(file));
    return tree.children.flatMap((node) => {
      const [, group, task = ''] = /^task: (.+?): (.+)$/.exec(commentIn(node) ?? '') ?? [];
      const line = node.position?.start.line ?? 0;
      const section = headings.findLast((heading) => heading.line < line);
      if (!group || !section) return [];
      return { group, row: `| [${task}](${path}#${section.id}) | ${title} |` };
    });
  });
  const head = '| I want to … | Page |\n| --- | --- |';
  const tables = [...new Set(rows.map(({ group }) => group))].map((group) => {
    const own = rows.filter((each) => each.group === group).map(({ row }) => row);
    const id = group.toLowerCase().replaceAll(' ', '-');
    return [`## ${group} {#${id}}\n`, head, ...own].join('\n');
  });
  return tables.join('\n\n');
}
