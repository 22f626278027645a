import { suggest } from '../../../plugins/shared/problems';
import { readCommand, type PackageCommand } from '../packageCommands';
import { pageCheck, type PageReport } from '../rule';
import { shellCommands, type ShellCommand } from '../shellCommands';

const rules = {
  'commands/unknown-option': 'Options of package managers exist.',
  'commands/yarn-install': '`yarn install` is not used to add packages.',
};
type Report = PageReport<typeof rules>;

const words = (text: string) => text.trim().split(/\s+/);

/** Options of the commands below. A name with `no-` turns off any of them. */
const known: Record<PackageCommand['manager'], readonly string[]> = {
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

function checkCommand({ text, at }: ShellCommand, report: Report): void {
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
    known[manager].includes(option.replace(/^--no-/, '--')) || /^-([A-Za-z]{2,})?$/.test(option);
  const unknown = options
    .map((option) => option.replace(/=.*/, ''))
    .find((option) => !isKnown(option));
  if (unknown)
    report(
      'commands/unknown-option',
      at(unknown),
      `${manager} has no option "${unknown}".`,
      suggest(unknown, known[manager], `"${manager} help ${verb}" lists its options.`),
    );
}

/** Options of package managers in samples and in running text. */
export const options = pageCheck({
  isCached: true,
  rules,
  check(page, report) {
    for (const command of shellCommands(page)) checkCommand(command, report);
  },
});
