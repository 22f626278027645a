import { readdirSync } from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import commands from '../commands.json';
import { suggest } from '../../model/problems';
import {
  type PackageCommand,
  packagesOf,
  promptIn,
  readCommand,
  type ShellCommand,
  shellCommands,
} from '../packageCommands';
import { knownPackages, suggestPackage } from './packageVersions';
import { rootDir } from '../rootDir';
import { pageCheck, type PageReport, type Place } from '../rule';

const rules = {
  'commands/unknown-package': 'Commands install known packages.',
  'commands/unknown-command': 'Commands of package managers exist.',
  'commands/unknown-option': 'Options of package managers exist.',
  'commands/prompt': 'Commands have no prompt, because readers copy them.',
  'commands/yarn-install': '`yarn install` is not used to add packages.',
};
type Report = PageReport<typeof rules>;

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
      ? !commands.npm.includes(verb)
      : frequent.some((name) => name.length > 3 && distance(name, verb) === 1);
  if (!isUnknown) return;
  const note =
    manager === 'npm' ? `To run a script of package.json, write "npm run ${verb}".` : undefined;
  report(
    'commands/unknown-command',
    at,
    `${manager} has no command "${verb}".`,
    suggest(verb, manager === 'npm' ? commands.npm : frequent, note),
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
        suggestPackage(name),
      );
}

/** Commands with options of the package manager. Others pass theirs to a script or a program. */
const checked =
  /^(?:add|i|install|ci|remove|rm|uninstall|un|up|update|upgrade|outdated|ls|list|view|info)$/;

function checkOptions(
  { manager, verb, options, words: [first] }: PackageCommand,
  { at }: ShellCommand,
  report: Report,
): void {
  if (!checked.test(verb)) return;
  if (manager === 'yarn' && /^(?:install|i)$/.test(verb) && first)
    report('commands/yarn-install', at(verb), `"yarn ${verb}" can't add packages.`, {
      expected: `yarn add ${first}`,
    });
  const isKnown = (option: string) =>
    commands.options[manager].includes(option.replace(/^--no-/, '--')) ||
    /^-([A-Za-z]{2,})?$/.test(option);
  const unknown = options
    .map((option) => option.replace(/=.*/, ''))
    .find((option) => !isKnown(option));
  if (unknown)
    report(
      'commands/unknown-option',
      at(unknown),
      `${manager} has no option "${unknown}".`,
      suggest(unknown, commands.options[manager], `"${manager} help ${verb}" lists its options.`),
    );
}

export const packageManagers = pageCheck({
  isCached: true,
  rules,
  check(page, report) {
    for (const { language, code, line, column } of page.fences) {
      const { row = 0, text } = (language === 'bash' && promptIn(code)) || {};
      if (text)
        report(
          'commands/prompt',
          { line: line + 1 + row, column },
          `Readers would copy the prompt "${text}".`,
          { note: 'Write only commands, and what they print in a separate block: ```text.' },
        );
    }
    for (const shellCommand of shellCommands(page)) {
      const command = readCommand(shellCommand.text);
      if (!command) continue;
      checkPackages(command, shellCommand.at(), report);
      if (!shellCommand.isInline) checkVerb(command, shellCommand.at(), report);
      checkOptions(command, shellCommand, report);
    }
  },
});
