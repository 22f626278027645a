import { spawnSync } from 'node:child_process';

const git = (siteDir: string, ...args: string[]): string[] | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: siteDir, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
};

/**
 * Files that differ from the last commit or are new to git, from the root of the repository. Where nothing does, those of the commits
 * since `main`. Nothing where there is no repository: all files count then.
 */
export function changedFiles(siteDir: string): Set<string> | undefined {
  const edited = git(siteDir, 'diff', '--name-only', '--relative', 'HEAD');
  const added = git(siteDir, 'ls-files', '--others', '--exclude-standard');
  if (!edited || !added) return undefined;
  const files = [...edited, ...added];
  const committed = git(siteDir, 'diff', '--name-only', '--relative', 'main...HEAD') ?? [];
  return new Set(files.length > 0 ? files : committed);
}
