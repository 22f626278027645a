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
import type { Page } from '../../model/pages/pages';
import { pageCheck, type PageReport, type Place } from '../rule';

const rules = {
  'commands/unknown-package': 'Commands install known packages.',
  'commands/unknown-command': 'Commands of package managers exist.',
  'commands/prompt': 'Commands have no prompt, because readers copy them.',
  'commands/unknown-option': 'Options of package managers and known programs exist.',
  'commands/unknown-script': 'Scripts exist in the package.json that the page shows.',
  'commands/yarn-install': '`yarn install` is not used to add packages.',
};
type Report = PageReport<typeof rules>;

/** Commands that readers of these pages run often, with any package manager. */
const frequent = ['add', 'create', 'install', 'remove', 'run', 'update', 'upgrade'];

/**
 * Reports unknown commands. Other package managers than npm also run scripts and programs by their
 * names, so only one that differs from a frequent command by one letter is reported.
 */
function checkVerb(
  { manager, verb }: PackageCommand,
  { isInline, at }: ShellCommand,
  report: Report,
): void {
  if (verb === 'dlx') return;
  const isUnknown =
    manager === 'npm'
      ? !commands.npm.includes(verb)
      : frequent.some((name) => name.length > 3 && distance(name, verb) === 1);
  if (!isUnknown) return;
  const note =
    manager === 'npm' ? `To run a script of package.json, write "npm run ${verb}".` : undefined;
  const suggestion = suggest(verb, manager === 'npm' ? commands.npm : frequent, note);
  // Inline code can be any text that starts like a command.
  if (isInline && !suggestion.expected) return;
  report('commands/unknown-command', at(), `${manager} has no command "${verb}".`, suggestion);
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

const programOptions = new Map(Object.entries<readonly string[]>(commands.programs));

/** Checks the options of a program that is called by its name, or by a package manager. */
function checkProgram(
  { text, at }: ShellCommand,
  command: PackageCommand | undefined,
  report: Report,
) {
  const words = text.trim().split(/\s+/);
  const isRun = command && /^(?:dlx|create|init)$/.test(command.verb);
  const name = isRun ? packagesOf(command)[0]?.name : (command?.verb ?? words[0]);
  const known = programOptions.get(name ?? '');
  const unknown = words
    .filter((word) => /^--\w/.test(word) && !/^--(?:yes|package)$/.test(word))
    .map((word) => word.replace(/=.*/, ''))
    .find((word) => !known?.includes(word) && !known?.includes(word.replace(/^--no-/, '--')));
  if (known && unknown)
    report(
      'commands/unknown-option',
      at(unknown),
      `${name} has no option "${unknown}".`,
      suggest(unknown, known, `If it exists, add it to checker/commands.json.`),
    );
}

/** Names of the scripts in samples of package.json, and whether one of these is the whole file. */
function scriptsOf({ fences }: Page) {
  const blocks = fences.flatMap(({ code }) => {
    const [, scripts] = /"scripts"\s*:\s*\{([^}]*)/.exec(code) ?? [];
    return scripts === undefined ? [] : { code, scripts };
  });
  return {
    scripts: blocks.flatMap(({ scripts }) => scripts.match(/(?<=")[\w:.-]+(?="\s*:)/g) ?? []),
    isWhole: blocks.some(({ code }) => /^\s*"name"\s*:/m.test(code)),
  };
}

function checkScript(
  { manager, verb, words: [first = ''] }: PackageCommand,
  at: Place,
  { scripts, isWhole }: ReturnType<typeof scriptsOf>,
  report: Report,
): void {
  const isRun = /^run(?:-script)?$/.test(verb);
  const name = isRun ? first : manager === 'npm' && /^(?:start|test)$/.test(verb) ? verb : '';
  if (!name || scripts.length === 0 || scripts.includes(name)) return;
  const suggestion = suggest(name, scripts, `Its scripts are ${scripts.join(', ')}.`);
  const message = `The package.json on this page has no script "${name}".`;
  if (isWhole || suggestion.expected) report('commands/unknown-script', at, message, suggestion);
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
    const scripts = scriptsOf(page);
    for (const shellCommand of shellCommands(page)) {
      const command = readCommand(shellCommand.text);
      checkProgram(shellCommand, command, report);
      if (!command) continue;
      checkScript(command, shellCommand.at(), scripts, report);
      checkPackages(command, shellCommand.at(), report);
      checkVerb(command, shellCommand, report);
      checkOptions(command, shellCommand, report);
    }
  },
});
