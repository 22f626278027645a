import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ApiHistory } from '../../model/facts/apiHistory';
import { defaultSiteUrl } from '../../model/facts/origins';
import { products } from '../../model/facts/products';
import { compareVersions } from '../../model/facts/releases';
import { countLeaving, itemOf, leavingUrl } from '../../model/facts/upgrade/checkLeaving';
import {
  describe,
  type AffectedUse,
  type UpgradeMessages,
} from '../../model/facts/upgrade/checkUpgrade';
import { codeFiles } from '../../model/files/files';

type AffectedFileUse = AffectedUse & { file: string };

/** Checks a file, for example with `checkUpgrade`. */
type Check = (input: { code: string; file: string }) => AffectedUse[];

/**
 * Lists the findings of a check in a folder or a file. A file that can't be parsed is a finding.
 * @throws if the target doesn't exist
 */
export function checkFolder(target: string, check: Check): AffectedFileUse[] {
  const isFile = statSync(target, { throwIfNoEntry: false })?.isFile();
  const folder = isFile ? path.dirname(target) : target;
  return (isFile ? [target] : codeFiles(target)).flatMap((absolute): AffectedFileUse[] => {
    const file = path.relative(folder, absolute).replaceAll(path.sep, '/');
    try {
      const code = readFileSync(absolute, 'utf8');
      return check({ code, file }).map((finding) => ({ ...finding, file }));
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

function linesOf(findings: readonly AffectedFileUse[], messages: UpgradeMessages): string[] {
  return findings.map((finding) => {
    const version = finding.change?.version ?? finding.behavior?.version;
    const subject = [titleOf(finding), version].filter(Boolean).join(', ');
    return `${finding.file}:${finding.line}  ${subject}: ${describe(finding, messages).join(' ')}`;
  });
}

/** What to use without the package, with file and line, and what to read and copy. */
export function leavingReport(
  findings: readonly AffectedFileUse[],
  messages: UpgradeMessages,
): string {
  if (findings.length === 0) return `This code imports nothing from ${products.core.package}.`;
  const { replaced, lost, unknown } = countLeaving(findings);
  const items = new Set(findings.flatMap((finding) => itemOf(finding) ?? []));
  const pages = [...items].map((item) => `  ${new URL(leavingUrl(item), defaultSiteUrl).href}`);
  return [
    ...linesOf(findings, messages),
    '',
    `Imports with a replacement: ${replaced}. Without a counterpart: ${lost}. Unknown: ${unknown}.`,
    ...(items.size > 0 ? ['How to use the replacements:', ...pages] : []),
  ].join('\n');
}

/** Findings with file and line, and their number. */
export function upgradeReport(
  findings: readonly AffectedFileUse[],
  { from, to }: Releases,
  messages: UpgradeMessages,
): string {
  if (findings.length === 0) return `No change from ${from} to ${to} touches this code.`;
  const unknown = findings.filter(({ reason }) => reason).length;
  return [
    ...linesOf(findings, messages),
    '',
    `Changes from ${from} to ${to} that touch this code: ${findings.length - unknown}. Unknown: ${unknown}.`,
  ].join('\n');
}
