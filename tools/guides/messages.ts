import { visit } from 'unist-util-visit';
import { readPage } from '../../model/pages/parsePage';

const controlCodes =
  /\u001b\[[\d;?]*[ -/]*[@-~]|\u001b\][^\u0007]*(?:\u0007|\u001b\\)|\u001b[()][A-Z\d]|[\u0000-\u0008\u000b-\u001f]/g;

/** Removes colors and cursor movements from the output of a terminal. Keeps overwritten lines. */
export const plainText = (output: string): string =>
  output
    .replace(/\r\n/g, '\n')
    .replace(/\r/g, '\n')
    .replace(controlCodes, '')
    .replace(/[\u2800-\u28ff]/g, '');

/** Notices that package managers print in every project, with reasons for ignoring them. */
const ignoredWarnings: [pattern: RegExp, reason: string][] = [
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

/** A framed warning of pnpm. Its first line is the message. */
const pnpmWarning = /╭ Warning ─+╮[│\s]*([^│\n]+)[^╰]*╰─+╯/g;

/** Lines with warnings, each once. */
export function warningsOf(output: string): string[] {
  const lines = plainText(output)
    .replace(pnpmWarning, 'Warning: $1')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\bwarn(?:ing)?\b|⚠/i.test(line))
    .filter((line) => !ignoredWarnings.some(([pattern]) => pattern.test(line)));
  return [...new Set(lines)];
}

/** Inline code on a page that is long enough to be part of a message. */
export function quotedMessages(source: string): string[] {
  const texts: string[] = [];
  visit(readPage(source).tree, 'inlineCode', ({ value }) => {
    if (value.length >= 10) texts.push(value);
  });
  return texts;
}

/** Returns whether inline code on a page contains a part of a message. */
export const isMentioned = (message: string, quoted: readonly string[]): boolean =>
  quoted.some((text) => message.includes(text));

const promptLine =
  /(?:[?›❯»]|\(y\)|\(y\/n\)|\[[yY]\/[nN]\]|\([yY]\/[nN]\)|:)\s*$|^\s*[◆?] |^│?\s*[●○◻◼❯] /;

/** Returns the question at the end of a terminal's output, if any. */
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
