import type { Problem } from '../../plugins/shared/problems';
import { installedPackages } from '../../plugins/shared/installedPackages';
import { codeHash, writeRecords } from '../../plugins/verification/records';
import { compiledSamples } from './rules/samples';
import { failedRule } from './run';
import type { Site } from './site';

/**
 * Records the samples of all pages as compiled, unless there are problems with samples or with the
 * packages of versions. In CI, only reports outdated records, whose pages show no checks.
 */
export function recordSamples(site: Site, problems: readonly Problem[]): void {
  const { siteDir, pages, versions } = site;
  if (problems.some(({ rule }) => /^(?:samples|version)\//.test(rule) || rule === failedRule))
    return;
  const isCi = Boolean(process.env.CI);
  const changed = versions.filter((version) => {
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
  if (changed.length > 0)
    console.error(
      isCi
        ? 'Samples have changed since they were recorded: npm run check:docs -- --all'
        : 'New samples recorded. Commit data/verification.',
    );
}
