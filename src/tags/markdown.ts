import { toMarkdown } from '../../plugins/api-pages/render';
import { translateAll } from '../features/i18n/allMessages';
import type { ApiLink } from '../site/api';

/** English strings, so that a page and its Markdown have the same labels. */
export const t = translateAll('en');

/** Code in a line of text. */
export function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}

/** A fenced code block. */
export const fence = (language: string, text: string, title?: string): string =>
  `\`\`\`\`${language}${title ? ` title="${title}"` : ''}\n${text.trim()}\n\`\`\`\``;

export const link = ({ title, href }: ApiLink): string => `[${title}](${href})`;

/** Joins blocks, without empty ones. */
export const blocks = (...parts: (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join('\n\n');

/** Joins Markdown of the API data to one line. Text in it that looks like Markdown stays text. */
export const line = (...parts: (string | null | undefined | false)[]): string =>
  parts
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part) => toMarkdown(String(part)).trim())
    .join(' ');

const rowOf = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replace(/\s+/g, ' ').replaceAll('|', '\\|')).join(' | ')} |`;

/** A table. Line breaks in cells become spaces. */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [rowOf(columns), rowOf(columns.map(() => '---')), ...rows.map(rowOf)].join('\n');

export type CalloutKind = 'note' | 'tip' | 'info' | 'warning' | 'danger';

/** A `:::note` block with a title. */
export const callout = (kind: CalloutKind, title: string, text: string): string =>
  `> **${t(`callout.${kind}`)}: ${title}**\n>\n${text.replace(/^/gm, '> ')}`;
