import { visit } from 'unist-util-visit';
import { readPage } from '../../plugins/pages/model';

const control =
  /\u001b\[[\d;?]*[ -/]*[@-~]|\u001b\][^\u0007]*(?:\u0007|\u001b\\)|\u001b[()][A-Z\d]|[\u0000-\u0008\u000b-\u001f]/g;

/** What a reader sees of a terminal's output: no colors and no cursor movements. Overwritten lines are kept. */
export const plainText = (output: string): string =>
  output
    .replace(/\r\n/g, '\n')
    .replace(/\r/g, '\n')
    .replace(control, '')
    .replace(/[\u2800-\u28ff]/g, '');

/** Notices of package managers that come with every project, whatever a page says. Each with its reason. */
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

/** pnpm frames a warning. The first line inside says what it is. */
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

/** Texts in code type on a page that are long enough to name a message. */
export function namedMessages(source: string): string[] {
  const texts: string[] = [];
  visit(readPage(source).tree, 'inlineCode', ({ value }) => {
    if (value.length >= 10) texts.push(value);
  });
  return texts;
}

/** Whether a page speaks of a message: it quotes a part of it in code type. */
export const isMentioned = (message: string, named: readonly string[]): boolean =>
  named.some((text) => message.includes(text));

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
