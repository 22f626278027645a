import type { InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import { suggest } from '../../../plugins/shared/problems';
import { packagesOf, readCommand } from '../packageCommands';
import { knownPackages, packagesFile } from '../packageVersions';
import { pageCheck, type PageReport, type Place } from '../rule';

const rules = {
  'commands/unknown-package': 'Commands install known packages.',
  'commands/unknown-command': 'npm commands exist.',
};
type Report = PageReport<typeof rules>;

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

function checkPackages(text: string, at: Place, report: Report): void {
  const command = readCommand(text);
  const all = [...knownPackages().keys()];
  const names = command ? packagesOf(command).map(({ name }) => name) : [];
  for (const name of names.filter((each) => !knownPackages().has(each)))
    report(
      'commands/unknown-package',
      at,
      `"${name}" isn't a known package.`,
      suggest(
        name,
        all.filter((each) => each[0] === name[0]),
        `If the package exists, add it to ${packagesFile}.`,
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
