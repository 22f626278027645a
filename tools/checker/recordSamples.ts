import type { Problem } from '../../plugins/shared/problems';
import { installedPackages } from '../../plugins/shared/installedPackages';
import { writeRecords } from '../../plugins/verification/records';
import { codeHash } from '../../plugins/verification/source';
import { compiledSamples } from './rules/samples';
import { failedRule } from './run';
import type { Site } from './site';

/**
 * Records the samples of all pages as compiled, unless there are problems with samples. In CI,
 * reports outdated records instead, as Jest does with snapshots.
 */
export function recordSamples(site: Site, problems: readonly Problem[]): Problem[] {
  const { siteDir, pages, versions } = site;
  if (problems.some(({ rule }) => rule.startsWith('samples/') || rule === failedRule)) return [];
  const isCi = Boolean(process.env.CI);
  const outdated = versions.filter((version) => {
    const installed = installedPackages(siteDir, version);
    const results = pages
      .filter((page) => page.version === version && page.tree)
      .map((page) => {
        const count = compiledSamples(page, siteDir);
        const name = page.file.slice(version.dir.length + 1);
        const source = codeHash(siteDir, [page.file], version, installed);
        return [name, count > 0 ? { count, source } : undefined] as const;
      });
    return writeRecords(siteDir, version, 'samples', new Map(results), isCi);
  });
  if (outdated.length > 0 && !isCi)
    console.error('New samples recorded. Commit data/verification.');
  return (isCi ? outdated : []).map(({ dir }) => ({
    file: 'data/verification',
    line: 1,
    column: 1,
    rule: 'samples/unrecorded',
    message: `Samples of ${dir} aren't recorded. Run npm run check:docs -- --all and commit data/verification.`,
  }));
}
