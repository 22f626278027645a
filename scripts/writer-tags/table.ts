import { kinds } from '../../plugins/api-pages/resolve';
import type { Components, Props } from '../checker/components';

/** Components that fences and commands in running text become; nobody writes them. */
const ofTheBuild = ['CodeBlock', 'InlineCommand', 'Head', 'PageChips'];

/** Props that the build gives. */
const given: Readonly<Record<string, readonly string[]>> = { Demo: ['name', 'demo', 'source'] };

/** The reference takes the name of its subject, and the build its data. */
const subject: Props = {
  name: {
    required: true,
    text: true,
    number: false,
    boolean: false,
    type: 'string',
    description: 'Component, hook or Studio component, by its exported name.',
  },
};

const propsOf = (tag: string, props: Props): Props =>
  Object.hasOwn(kinds, tag)
    ? subject
    : Object.fromEntries(Object.entries(props).filter(([name]) => !given[tag]?.includes(name)));

const cell = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();

/** What a writer puts between the opening and the closing tag. */
const takenAs = (name: string, type: string) =>
  name === 'children' ? 'between the tags' : `\`${cell(type)}\``;

/** A row for each prop of each component that writers may place, in the order of their names. */
export function tagsTable({ components }: Components): string {
  const tags = Object.keys(components)
    .filter((tag) => !ofTheBuild.includes(tag))
    .sort();
  const rows = tags.flatMap((tag) => {
    const props = Object.entries(propsOf(tag, components[tag] ?? {}));
    if (props.length === 0) return [`| \`<${tag}>\` | | | |`];
    return props.map(([name, { required, type, description }], index) => {
      const mark = required ? ' (required)' : '';
      return `| ${index === 0 ? `\`<${tag}>\`` : ''} | \`${name}\`${mark} | ${takenAs(name, type)} | ${cell(description)} |`;
    });
  });
  return ['| tag | prop | takes | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

const begin = '<!-- tags: written by npm run tags -->';
const end = '<!-- end of tags -->';

/** A text with the table between its marks. @throws where the text has no marks */
export function withTable(text: string, table: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The text has no "${begin}" and "${end}".`);
  return `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`;
}
