import type { Attribute, Tag } from './define';

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

const begin = '<!-- tags: written by npx tsx scripts/writer-tags.ts -->';
const end = '<!-- end of tags -->';

/** Inserts the table between the markers in a text. @throws if the text has no markers */
export function withTable(text: string, table: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The text has no "${begin}" and "${end}".`);
  return `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`;
}
