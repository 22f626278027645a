import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Place } from './rule';
import type { Page } from '../model/pages/pages';

/** A command of a package manager, such as `npm install --save-dev zod@4`. */
export interface PackageCommand {
  manager: 'npm' | 'pnpm' | 'yarn' | 'bun';
  /** The command; `dlx` for `npx` and `bunx`. */
  verb: string;
  /** Words that begin with a hyphen. */
  options: string[];
  words: string[];
}

/** Options that take the next word as their value. */
const withValue =
  /^(?:--prefix|-w|--workspace|--registry|--filter|-F|-C|--dir|--cwd|--tag|--omit|--include|--loglevel)$/;

/** Start of a command, after variables such as `CI=1`. */
const start =
  /^(?:(?:sudo|\w+=\S*) +)*(?:(npm|pnpm|yarn|bun) +([a-z][\w:-]*)|(npx|bunx))(?: +(.*))?$/;

/** Reads a command up to `--`, which separates the arguments of the program that it runs. */
export function readCommand(line: string): PackageCommand | undefined {
  const text = line.trim().replace(/\s*>.*$/, '');
  const [found, name, verb = 'dlx', runner, rest = ''] = start.exec(text) ?? [];
  if (!found) return undefined;
  const all: string[] = rest.match(/"[^"]*"|'[^']*'|\S+/g) ?? [];
  const end = all.indexOf('--');
  const args = (end < 0 ? all : all.slice(0, end)).filter(
    (_, index) => !withValue.test(all[index - 1] ?? ''),
  );
  return {
    manager: (name ?? (runner === 'bunx' ? 'bun' : 'npm')) as PackageCommand['manager'],
    verb,
    options: args.filter((word) => word.startsWith('-')),
    words: args.filter((word) => !word.startsWith('-')),
  };
}

export interface Spec {
  name: string;
  /** Version, range, or tag. */
  version?: string;
}

/** Reads `zod@4`. Returns `undefined` for files, URLs, and placeholders. */
export function readSpec(text: string): Spec | undefined {
  const [, name, version] =
    /^((?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*)(?:@([\w.^~<>=*-]+))?$/.exec(text) ?? [];
  return name ? { name, version } : undefined;
}

/** Package that `npm create` runs: `create-vite` for `npm create vite`. */
function creatorOf(word: string): string {
  const [, scope, name, version = ''] = /^(@[^/]+)?\/?([^@]*)(@.*)?$/.exec(word) ?? [];
  if (!scope) return `create-${name}${version}`;
  return name ? `${scope}/create-${name}${version}` : `${scope}/create${version}`;
}

const adding = {
  npm: /^(?:install|i|add)$/,
  pnpm: /^(?:add|install|i)$/,
  yarn: /^add$/,
  bun: /^(?:add|install)$/,
};

/** Packages that a command installs or runs. */
export function packagesOf({ manager, verb, words }: PackageCommand): Spec[] {
  const [first] = words;
  const found = adding[manager].test(verb)
    ? words
    : first && verb === 'dlx'
      ? [first]
      : first && /^(?:create|init)$/.test(verb)
        ? [creatorOf(first)]
        : [];
  return found.flatMap((word) => readSpec(word) ?? []);
}

/** Prompts of shells: `$`, `user@host:~$`, `PS C:\>`. What npm prints starts with `>`, too. */
const prompt =
  /^(?:\([\w.-]+\) *)?(?:(?:\[?[\w.-]+@[^$#%>]*|[\w.-]*[~/][\w./~-]* |bash-[\d.]+)?[$%❯➜]|\[?[\w.-]+@[^$#%>]*[#>]|PS\b[^>]*>|[A-Z]:\\[^>]*>|>+)(?= +\S)/;

/** Start of a command in a comment that is a prompt of root, if the sample has no other command. */
const program =
  /^(?:sudo |\w+=\S* )*(?:\.{0,2}\/\S|(?:p?npm|npx|yarn|bunx?|node|git|cd|mkdir|cp|mv|rm|docker|curl|apt(?:-get)?|brew|echo|cat|export)\b)/;

/** The first prompt in a shell sample, with its line from 0. Readers would copy it. */
export function promptIn(code: string): { row: number; text: string } | undefined {
  // The lines of a here-document are those of another file.
  const lines = code
    .replace(/<<-?\s*(['"]?)(\w+)\1[^]*?\n\s*\2$/gm, (text) => text.replace(/[^\n]/g, ''))
    .split('\n')
    .map((line) => line.trim());
  const hasCommand = lines.some((line) => program.test(line));
  const found = lines.map((line, row) => {
    if (lines[row - 1]?.endsWith('\\')) return undefined;
    const isRoot = !hasCommand && line.startsWith('# ') && program.test(line.slice(2));
    return isRoot ? '#' : prompt.exec(line)?.[0];
  });
  const row = found.findIndex(Boolean);
  return row < 0 ? undefined : { row, text: found[row] ?? '' };
}

export interface ShellCommand {
  text: string;
  /** Whether it's inline code, which may be any text that starts like a command. */
  isInline: boolean;
  at(word?: string): Place;
}

/** Commands in a line, with their positions: `cd app && npm start # runs it` contains two. */
export const commandsIn = (line: string) =>
  [...line.replace(/(?<=^|\s)#.*/, '').matchAll(/[^\s&|;][^&|;]*/g)].map(({ 0: text, index }) => ({
    text,
    index,
  }));

/** The commands in shell samples and in inline code. */
export function shellCommands({ tree, fences }: Page): ShellCommand[] {
  const found: ShellCommand[] = fences
    .filter(({ language }) => language === 'bash')
    .flatMap(({ code, line, column }) =>
      code.split('\n').flatMap((source, row) =>
        commandsIn(source).map(({ text, index }) => ({
          text,
          isInline: false,
          at: (word = '') => ({
            line: line + 1 + row,
            column: column + index + Math.max(0, text.indexOf(word)),
          }),
        })),
      ),
    );
  if (tree)
    visit(tree, 'inlineCode', (node: InlineCode) => {
      for (const { text } of commandsIn(node.value))
        found.push({ text, isInline: true, at: () => node });
    });
  return found;
}
