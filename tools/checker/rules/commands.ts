import { readdirSync } from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { suggest } from '../../../plugins/shared/problems';
import { type PackageCommand, packagesOf, readCommand } from '../packageCommands';
import { knownPackages, packagesFile } from './packageVersions';
import { rootDir } from '../rootDir';
import { pageCheck, type PageReport, type Place } from '../rule';
import { type ShellCommand, shellCommands } from '../packageCommands';

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

const optionRules = {
  'commands/unknown-option': 'Options of package managers exist.',
  'commands/yarn-install': '`yarn install` is not used to add packages.',
};
type OptionReport = PageReport<typeof optionRules>;

const words = (text: string) => text.trim().split(/\s+/);

/** Options of the commands below. A name with `no-` turns off any of them. */
const knownOptions: Record<PackageCommand['manager'], readonly string[]> = {
  npm: words(`
    --save -S --save-prod -P --save-dev -D --save-optional -O --save-exact -E --save-peer
    --save-bundle -B --global -g --force -f --all -a --depth --long -l --json --parseable -p
    --prefix -C --workspace -w --workspaces --ws --include-workspace-root --registry --tag
    --dry-run --ignore-scripts --foreground-scripts --audit --fund --bin-links --package-lock
    --package-lock-only --legacy-peer-deps --strict-peer-deps --omit --include --production
    --only --dev --also --before --min-release-age --cpu --os --libc --install-strategy
    --install-links --prefer-dedupe --prefer-offline --prefer-online --offline --cache
    --loglevel --silent -s --quiet -q --verbose -d --progress --link --engine-strict --yes -y
    --userconfig`),
  pnpm: words(`
    --save-prod -P --save-dev -D --save-optional -O --save-exact -E --save-peer --save-catalog
    --global -g --workspace --workspace-root -w --recursive -r --filter -F --prod --dev
    --optional --force --offline --prefer-offline --frozen-lockfile --lockfile-only --fix-lockfile --ignore-scripts --allow-build --shamefully-hoist
    --strict-peer-dependencies --latest -L --depth --json --long --dir -C --registry --reporter
    --silent`),
  yarn: words(`
    --dev -D --peer -P --optional -O --exact -E --tilde -T --caret -C --interactive -i --cached
    --json --mode --immutable --immutable-cache --check-cache --inline-builds --frozen-lockfile
    --ignore-workspace-root-check -W --audit --production --silent -s --force --flat --offline
    --prefer-offline --no-lockfile --pure-lockfile --ignore-scripts --ignore-engines
    --ignore-platform --ignore-optional --non-interactive --network-timeout --registry --cwd
    --verbose --prefer-dedupe --all -A --lockfile --latest -R -u`),
  bun: words(`
    --dev -d -D --development --optional --peer --exact -E --global -g --production -p --force -f
    --frozen-lockfile --save --dry-run --silent --verbose --progress --cache
    --ignore-scripts --trust --registry --cwd --filter`),
};

/** Commands with options of the package manager. Others pass theirs to a script or a program. */
const checked =
  /^(?:add|i|install|ci|remove|rm|uninstall|un|up|update|upgrade|outdated|ls|list|view|info)$/;

function checkCommand({ text, at }: ShellCommand, report: OptionReport): void {
  const command = readCommand(text);
  if (!command || !checked.test(command.verb)) return;
  const {
    manager,
    verb,
    options,
    words: [first],
  } = command;
  if (manager === 'yarn' && /^(?:install|i)$/.test(verb) && first)
    report('commands/yarn-install', at(verb), `"yarn ${verb}" can't add packages.`, {
      expected: `yarn add ${first}`,
    });
  const isKnown = (option: string) =>
    knownOptions[manager].includes(option.replace(/^--no-/, '--')) ||
    /^-([A-Za-z]{2,})?$/.test(option);
  const unknown = options
    .map((option) => option.replace(/=.*/, ''))
    .find((option) => !isKnown(option));
  if (unknown)
    report(
      'commands/unknown-option',
      at(unknown),
      `${manager} has no option "${unknown}".`,
      suggest(unknown, knownOptions[manager], `"${manager} help ${verb}" lists its options.`),
    );
}

/** Options of package managers in samples and in running text. */
export const options = pageCheck({
  isCached: true,
  rules: optionRules,
  check(page, report) {
    for (const command of shellCommands(page)) checkCommand(command, report);
  },
});
