import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import { suggest } from '../../../plugins/shared/problems';
import { rootDir } from '../rootDir';
import { readList } from '../list';
import { pageCheck, type PageReport, type Place } from '../rule';

const rules = {
  'commands/unknown-package': 'Commands install known packages.',
  'commands/unknown-command': 'npm commands exist.',
};
type Report = PageReport<typeof rules>;

const listFile = 'tools/checker/packages.txt';

let known: Set<string> | undefined;

/**
 * Packages of the lockfile, and packages that pages install but this repository doesn't, from a
 * list.
 */
function knownPackages(): Set<string> {
  if (known) return known;
  const lock = JSON.parse(readFileSync(path.join(rootDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { name?: string }>;
  };
  const locked = Object.entries(lock.packages).map(
    ([place, { name }]) => name ?? place.replace(/^.*node_modules\//, ''),
  );
  known = new Set([...locked, ...readList(path.join(rootDir, listFile))]);
  return known;
}

/** Name of a package, with or without a version. */
const packageName = /^(@[a-z0-9][\w.-]*\/[\w.-]+|[a-z0-9][\w.-]*)(?:@[\w.^~<>=*-]+)?$/;

/** Options that take a value. */
const withValue = new Set(['--prefix', '-w', '--workspace', '--registry', '--filter', '-C']);

/** Package names among the arguments of a command. */
function namesIn(text: string): string[] {
  const list = text.split(/\s+/);
  const isOption = (word: string, index: number) =>
    word === '' || word.startsWith('-') || withValue.has(list[index - 1] ?? '');
  return list
    .filter((word, index) => !isOption(word, index))
    .map((word) => packageName.exec(word)?.[1] ?? '');
}

/** Package that an `npm create` command runs: `create-vite` for `npm create vite`. */
function creator(name: string): string {
  if (!name.startsWith('@')) return `create-${name}`;
  const [scope = '', rest] = name.split('/');
  return rest ? `${scope}/create-${rest}` : `${scope}/create`;
}

const commands: [pattern: RegExp, packagesOf: (names: string[]) => string[]][] = [
  [
    /^(?:npm (?:install|i|add)|pnpm (?:add|install|i)|yarn add|bun add)\s+(.*)$/,
    (names) => names.filter(Boolean),
  ],
  [/^(?:npx|pnpm dlx|yarn dlx|bunx)\s+(.*)$/, ([name]) => (name ? [name] : [])],
  [/^(?:npm|pnpm|yarn|bun) (?:create|init)\s+(.*)$/, ([name]) => (name ? [creator(name)] : [])],
];

/** Packages that a command installs or runs. */
export function packagesIn(command: string): string[] {
  const text = command
    .trim()
    .replace(/\s+#.*$|&&.*$/g, '')
    .trim();
  const [pattern, packagesOf] = commands.find(([each]) => each.test(text)) ?? [];
  return packagesOf?.(namesIn(pattern?.exec(text)?.[1] ?? '')) ?? [];
}

const npmCommands = [
  ...['add', 'audit', 'bin', 'cache', 'ci', 'config', 'create', 'dedupe', 'doctor', 'exec'],
  ...['explain', 'fund', 'help', 'i', 'info', 'init', 'install', 'link', 'list', 'login', 'logout'],
  ...['ls', 'outdated', 'pack', 'ping', 'pkg', 'prefix', 'prune', 'publish', 'rebuild', 'remove'],
  ...['restart', 'root', 'run', 'run-script', 'start', 'stop', 'test', 'uninstall', 'update'],
  ...['version', 'view', 'whoami'],
];

function checkNpm(command: string, at: Place, report: Report): void {
  const [, name] = /^npm ([a-z][\w-]*)\b/.exec(command.trim()) ?? [];
  if (name !== undefined && !npmCommands.includes(name))
    report(
      'commands/unknown-command',
      at,
      `npm has no command "${name}".`,
      suggest(name, npmCommands, `To run a script of package.json, write "npm run ${name}".`),
    );
}

function checkPackages(command: string, at: Place, report: Report): void {
  const all = knownPackages();
  for (const name of packagesIn(command).filter((each) => !all.has(each)))
    report(
      'commands/unknown-package',
      at,
      `"${name}" isn't a known package.`,
      suggest(
        name,
        [...all].filter((each) => each[0] === name[0]),
        `If the package exists, add it to ${listFile}.`,
      ),
    );
}

/** Commands in fences and in running text. */
export const installs = pageCheck({
  rules,
  check({ tree, fences }, report) {
    for (const { code, line, column } of fences.filter(({ language }) => language === 'bash'))
      for (const [index, command] of code.split('\n').entries()) {
        checkPackages(command, { line: line + 1 + index, column }, report);
        checkNpm(command, { line: line + 1 + index, column }, report);
      }
    if (tree)
      visit(tree, 'inlineCode', (node: InlineCode) => checkPackages(node.value, node, report));
  },
});
