import { productList } from './products';

export interface PassedCheck {
  kind: 'demos' | 'samples' | 'commands' | 'pictures';
  /** Number of demos, samples, commands, or pictures. */
  count: number;
  /** Days (UTC) on which the first and the last of them passed: `2026-11-24`. */
  days: readonly [first: string, last: string];
  /** Versions of the packages that they ran with. Empty if there were none. */
  packages: Readonly<Record<string, string>>;
}

/** Name of the plugin that provides the checks that passed, by path of the page. */
export const verificationData = 'verification';

export type Verification = Readonly<Record<string, readonly PassedCheck[]>>;

type Translate = (
  key: `verification.${PassedCheck['kind'] | 'against' | 'on'}`,
  values: Record<string, string>,
) => string;

const ownPackages = new Set<string>(productList.map((product) => product.package));

/** Formats the time from the first of these days to the last: `Nov 21 – 24, 2026`. */
function formatDays(checks: readonly PassedCheck[], language: string): string {
  const days = checks.flatMap((check) => check.days).sort();
  const [first = '', last = first] = [days[0], days.at(-1)];
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(first),
    new Date(last),
  );
}

/**
 * The checks of a page in words: a summary with the documented packages, and a line for each check.
 * @param checks at least one
 */
export function describeChecks(
  checks: readonly PassedCheck[],
  translate: Translate,
  language: string,
): { summary: string; details: string[] } {
  const own = checks
    .flatMap(({ packages }) => Object.entries(packages))
    .flatMap(([name, version]) => (ownPackages.has(name) ? [`${name} ${version}`] : []));
  const packages = [...new Set(own)].sort().join(', ');
  const days = formatDays(checks, language);
  return {
    summary: translate(`verification.${packages ? 'against' : 'on'}`, { packages, days }),
    details: checks.map((check) => {
      const versions = Object.entries(check.packages).map((each) => each.join(' '));
      const where = [formatDays([check], language), ...versions].join(', ');
      const count = String(check.count);
      return translate(`verification.${check.kind}`, { count, where });
    }),
  };
}
