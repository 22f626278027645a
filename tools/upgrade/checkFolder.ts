import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ApiHistory } from '../../model/facts/apiHistory';
import { compareVersions } from '../../model/facts/releases';
import {
  checkUpgrade,
  describe,
  type AffectedUse,
  type UpgradeMessages,
} from '../../model/facts/upgrade/checkUpgrade';

type AffectedFileUse = AffectedUse & { file: string };

type Check = Omit<Parameters<typeof checkUpgrade>[0], 'code' | 'file'>;

const ignored = new Set(['node_modules', 'dist', 'build', 'coverage']);

/** Files with code, sorted. Folders of packages and builds, and hidden ones, are left out. */
function codeFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(dir, entry.name);
      if (entry.isDirectory())
        return ignored.has(entry.name) || entry.name.startsWith('.') ? [] : codeFiles(file);
      return /(?<!\.d)\.[cm]?[jt]sx?$/.test(entry.name) ? [file] : [];
    });
}

/**
 * Lists the changes that touch the code in a folder. A file that can't be parsed is a finding.
 * @throws if the folder doesn't exist
 */
export function checkFolder(folder: string, check: Check): AffectedFileUse[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${folder} isn't a folder.`);
  return codeFiles(folder).flatMap((absolute): AffectedFileUse[] => {
    const file = path.relative(folder, absolute).replaceAll(path.sep, '/');
    try {
      const code = readFileSync(absolute, 'utf8');
      return checkUpgrade({ ...check, code, file }).map((finding) => ({ ...finding, file }));
    } catch {
      return [{ file, line: 1, name: '', reason: 'syntax' }];
    }
  });
}

type Releases = ReturnType<typeof releasesFrom>;

/** Two releases of the history. @throws if one is missing or unknown, or they aren't in order */
export function releasesFrom(history: ApiHistory, from?: string, to?: string) {
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

const titleOf = ({ name, reason }: AffectedFileUse) =>
  `${name}${reason ? ' (unknown)' : ''}`.trim();

/** Findings with file and line, and their number. */
export function upgradeReport(
  findings: readonly AffectedFileUse[],
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
