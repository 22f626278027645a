import { readdirSync } from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { suggest } from '../../../plugins/shared/problems';
import { packagesOf, readCommand, type PackageCommand } from '../packageCommands';
import { knownPackages, packagesFile } from '../packageVersions';
import { rootDir } from '../rootDir';
import { pageCheck, type PageReport, type Place } from '../rule';
import { shellCommands } from '../shellCommands';

const rules = {
  'commands/unknown-package': 'Commands install known packages.',
  'commands/unknown-command': 'Commands of package managers exist.',
};
type Report = PageReport<typeof rules>;

const npmCommands = [
  ...['add', 'audit', 'bin', 'cache', 'ci', 'config', 'create', 'dedupe', 'doctor', 'exec'],
  ...['explain', 'fund', 'help', 'i', 'info', 'init', 'install', 'link', 'list', 'login', 'logout'],
  ...['ls', 'outdated', 'pack', 'ping', 'pkg', 'prefix', 'prune', 'publish', 'rebuild', 'remove'],
  ...['restart', 'root', 'run', 'run-script', 'start', 'stop', 'test', 'uninstall', 'update'],
  ...['version', 'view', 'whoami'],
];

/** Commands that readers of these pages run often, with any package manager. */
const frequent = ['add', 'create', 'install', 'remove', 'run', 'update', 'upgrade'];

/**
 * Reports unknown commands. Other package managers than npm also run scripts and programs by their
 * names, so only one that differs from a frequent command by one letter is reported.
 */
function checkVerb({ manager, verb }: PackageCommand, at: Place, report: Report): void {
  if (verb === 'dlx') return;
  const isUnknown =
    manager === 'npm'
      ? !npmCommands.includes(verb)
      : frequent.some((name) => name.length > 3 && distance(name, verb) === 1);
  if (!isUnknown) return;
  const note =
    manager === 'npm' ? `To run a script of package.json, write "npm run ${verb}".` : undefined;
  report(
    'commands/unknown-command',
    at,
    `${manager} has no command "${verb}".`,
    suggest(verb, manager === 'npm' ? npmCommands : frequent, note),
  );
}

/** Programs of the installed packages, such as `tsc` of TypeScript. */
let installed: ReadonlySet<string> | undefined;
const programs = () =>
  (installed ??= new Set(readdirSync(path.join(rootDir, 'node_modules/.bin'))));

function checkPackages(command: PackageCommand, at: Place, report: Report): void {
  const known = knownPackages();
  for (const { name } of packagesOf(command))
    if (!known.has(name) && !(command.verb === 'dlx' && programs().has(name)))
      report(
        'commands/unknown-package',
        at,
        `"${name}" isn't a known package.`,
        suggest(
          name,
          [...known.keys()].filter((each) => each[0] === name[0]),
          `If the package exists, add it to ${packagesFile}.`,
        ),
      );
}

/** Commands of package managers in samples and in running text. */
export const installs = pageCheck({
  isCached: true,
  rules,
  check(page, report) {
    for (const { text, isInline, at } of shellCommands(page)) {
      const command = readCommand(text);
      if (!command) continue;
      checkPackages(command, at(), report);
      if (!isInline) checkVerb(command, at(), report);
    }
  },
});
