import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import { nearest, type Problem } from '../../../plugins/shared/problems';
import { rootDir } from '../htmlTags';
import { problemIn, type PageCheck } from '../rule';
import type { Page } from '../site';

const listFile = 'tools/checker/packages.txt';

let known: Set<string> | undefined;

/** Packages of the lock file, and those of the list: what pages install and this repository does not. */
function knownPackages(): Set<string> {
  if (known) return known;
  const lock = JSON.parse(readFileSync(path.join(rootDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { name?: string }>;
  };
  const locked = Object.entries(lock.packages).map(
    ([place, { name }]) => name ?? place.replace(/^.*node_modules\//, ''),
  );
  const list = path.join(rootDir, listFile);
  const listed = existsSync(list)
    ? readFileSync(list, 'utf8')
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
    : [];
  known = new Set([...locked, ...listed]);
  return known;
}

const install = /^(?:npm (?:install|i|add)|pnpm (?:add|install|i)|yarn add|bun add)\s+(.*)$/;
const execute = /^(?:npx|pnpm dlx|yarn dlx|bunx)\s+(.*)$/;
const create = /^(?:npm|pnpm|yarn|bun) (?:create|init)\s+(.*)$/;

/** What is a package's name, with a version or without. */
const packageName = /^(@[a-z0-9][\w.-]*\/[\w.-]+|[a-z0-9][\w.-]*)(?:@[\w.^~<>=*-]+)?$/;

const nameOf = (word: string) => packageName.exec(word)?.[1];

/** Options whose next word is a value. */
const withValue = new Set(['--prefix', '-w', '--workspace', '--registry', '--filter', '-C']);

function words(text: string): string[] {
  const list = text.split(/\s+/);
  return list.filter(
    (word, index) => word !== '' && !word.startsWith('-') && !withValue.has(list[index - 1] ?? ''),
  );
}

/** `npm create vite` runs the package `create-vite`. */
function creator(name: string): string {
  if (!name.startsWith('@')) return `create-${name}`;
  const [scope = '', rest] = name.split('/');
  return rest ? `${scope}/create-${rest}` : `${scope}/create`;
}

/** Packages that a command installs or runs. */
export function packagesIn(command: string): string[] {
  const text = command
    .trim()
    .replace(/\s+#.*$/, '')
    .replace(/&&.*$/, '')
    .trim();
  const [, installed] = install.exec(text) ?? [];
  if (installed !== undefined) return words(installed).flatMap((word) => nameOf(word) ?? []);
  const [, executed] = execute.exec(text) ?? [];
  if (executed !== undefined)
    return words(executed)
      .slice(0, 1)
      .flatMap((word) => nameOf(word) ?? []);
  const [, created] = create.exec(text) ?? [];
  return created === undefined
    ? []
    : words(created)
        .slice(0, 1)
        .flatMap((word) => {
          const name = nameOf(word);
          return name ? [creator(name)] : [];
        });
}

/** Commands of npm that pages use, and those next to them. */
const npmCommands = [
  ...['add', 'audit', 'bin', 'cache', 'ci', 'config', 'create', 'dedupe', 'doctor', 'exec'],
  ...['explain', 'fund', 'help', 'i', 'info', 'init', 'install', 'link', 'list', 'login', 'logout'],
  ...['ls', 'outdated', 'pack', 'ping', 'pkg', 'prefix', 'prune', 'publish', 'rebuild', 'remove'],
  ...['restart', 'root', 'run', 'run-script', 'start', 'stop', 'test', 'uninstall', 'update'],
  ...['version', 'view', 'whoami'],
];

function checkNpm(page: Page, command: string, place: { line: number; column: number }): Problem[] {
  const [, name] = /^npm ([a-z][\w-]*)\b/.exec(command.trim()) ?? [];
  return name === undefined || npmCommands.includes(name)
    ? []
    : [
        problemIn(
          page,
          place,
          'commands/unknown-command',
          `npm has no command "${name}".${nearest(name, npmCommands) || ` Scripts of package.json are run by "npm run ${name}".`}`,
        ),
      ];
}

function checkCommand(
  page: Page,
  command: string,
  place: { line: number; column: number },
): Problem[] {
  const all = knownPackages();
  return packagesIn(command)
    .filter((name) => !all.has(name))
    .map((name) =>
      problemIn(
        page,
        place,
        'commands/unknown-package',
        `No package "${name}" is in the list.${
          nearest(
            name,
            [...all].filter((each) => each[0] === name[0]),
          ) || ` If it exists, add it to ${listFile}.`
        }`,
      ),
    );
}

/** Commands that install something. */
export const installs: PageCheck = {
  scope: 'page',
  rules: {
    'commands/unknown-package': 'A command installs packages of the lock file or of the list.',
    'commands/unknown-command': 'A command of npm exists.',
  },
  check(page) {
    if (!page.tree) return [];
    const found: Problem[] = page.fences
      .filter(({ language }) => language === 'bash')
      .flatMap(({ code, line, column }) =>
        code
          .split('\n')
          .flatMap((command, index) =>
            [checkCommand, checkNpm].flatMap((check) =>
              check(page, command, { line: line + 1 + index, column }),
            ),
          ),
      );
    visit(page.tree, 'inlineCode', (node: InlineCode) => {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      found.push(...checkCommand(page, node.value, { line, column }));
    });
    return found;
  },
};
