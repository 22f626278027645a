import { visit } from 'unist-util-visit';
import { readPage } from '../../plugins/pages/model';

const control =
  /\u001b\[[\d;?]*[ -/]*[@-~]|\u001b\][^\u0007]*(?:\u0007|\u001b\\)|\u001b[()][A-Z\d]|[\u0000-\u0008\u000b-\u001f]/g;

/** The text of a terminal's output, without colors and cursor movements. Overwritten lines stay. */
export const plainText = (output: string): string =>
  output
    .replace(/\r\n/g, '\n')
    .replace(/\r/g, '\n')
    .replace(control, '')
    .replace(/[\u2800-\u28ff]/g, '');

/** Notices of package managers that every project prints, with their reasons. */
const notices: [pattern: RegExp, reason: string][] = [
  [/^npm warn install-scripts/, 'npm 11 lists packages whose install scripts it did not run'],
  [/^npm warn deprecated /, 'old packages far below the ones that a page names'],
  [/^npm warn Unknown (?:user|env|project) config/, 'settings of the machine'],
  [
    /^warning package(?:-lock)?\.json|^warning .*package-lock\.json found/i,
    'Yarn, beside a lock file of npm',
  ],
  [/ 0 warning\(s\)$/, 'Toolpad Studio counts the warnings of the functions that it builds'],
  [/deprecated subdependencies|Ignored build scripts/, 'pnpm, for the same two reasons'],
];

/** A warning in pnpm's frame; its first line is the message. */
const frame = /╭ Warning ─+╮[│\s]*([^│\n]+)[^╰]*╰─+╯/g;

/** Lines that warn a reader, each once. */
export function warningsOf(output: string): string[] {
  const lines = plainText(output)
    .replace(frame, 'Warning: $1')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\bwarn(?:ing)?\b|⚠/i.test(line))
    .filter((line) => !notices.some(([pattern]) => pattern.test(line)));
  return [...new Set(lines)];
}

/** Inline code on a page that is long enough to be a part of a message. */
export function quotedMessages(source: string): string[] {
  const texts: string[] = [];
  visit(readPage(source).tree, 'inlineCode', ({ value }) => {
    if (value.length >= 10) texts.push(value);
  });
  return texts;
}

/** Whether a page quotes a part of a message in inline code. */
export const isMentioned = (message: string, quoted: readonly string[]): boolean =>
  quoted.some((text) => message.includes(text));

const promptLine =
  /(?:[?›❯»]|\(y\)|\(y\/n\)|\[[yY]\/[nN]\]|\([yY]\/[nN]\)|:)\s*$|^\s*[◆?] |^│?\s*[●○◻◼❯] /;

/** The question at the end of a terminal's output, or nothing. */
export function questionAtEnd(output: string): string | undefined {
  const lines = plainText(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() && !/^[└│┌\s]+$/.test(line))
    .slice(-12);
  if (!promptLine.test(lines.at(-1) ?? '')) return undefined;
  const start = lines.findLastIndex((line) => /\?|◆/.test(line));
  return lines.slice(Math.max(0, start)).join('\n').trim();
}
