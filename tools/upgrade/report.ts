import { type ApiHistory } from '../../src/site/apiHistory';
import { compareVersions } from '../../src/site/releases';
import { describe, type UpgradeMessages } from '../../src/site/upgrade/checkUpgrade';
import type { FileFinding } from './checkFolder';

interface Releases {
  from: string;
  to: string;
}

/** Two releases of the history. @throws if one is missing or unknown, or they aren't in order */
export function releasesFrom(history: ApiHistory, from?: string, to?: string): Releases {
  const known = Object.keys(history.releases);
  for (const release of [from, to])
    if (!release || !known.includes(release))
      throw new Error(
        `${release ? `There is no release ${release}.` : 'Set both --from and --to.'} Releases: ${known.join(', ')}.`,
      );
  if (!from || !to || compareVersions(from, to) >= 0)
    throw new Error(`${from} isn't older than ${to}.`);
  return { from, to };
}

const titleOf = ({ name, reason }: FileFinding) => `${name}${reason ? ' (unknown)' : ''}`.trim();

/** Findings with file and line, and their number. */
export function upgradeReport(
  findings: readonly FileFinding[],
  { from, to }: Releases,
  messages: UpgradeMessages,
): string {
  if (findings.length === 0) return `No change from ${from} to ${to} touches this code.`;
  const unknown = findings.filter(({ reason }) => reason).length;
  const lines = findings.map((finding) => {
    const version = finding.change?.version ?? finding.behavior?.version;
    const subject = [titleOf(finding), version].filter(Boolean).join(', ');
    return `${finding.file}:${finding.line}  ${subject}: ${describe(finding, messages).join(' ')}`;
  });
  return [
    ...lines,
    '',
    `Changes from ${from} to ${to} that touch this code: ${findings.length - unknown}. Unknown: ${unknown}.`,
  ].join('\n');
}
