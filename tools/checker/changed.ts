import { spawnSync } from 'node:child_process';

const git = (siteDir: string, ...args: string[]): string[] | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: siteDir, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
};

/**
 * Paths of files that have changed since the last commit, and of new files. If there are none,
 * paths of files that have changed since `main`.
 * @returns `undefined` outside a Git repository
 */
export function changedFiles(siteDir: string): Set<string> | undefined {
  const edited = git(siteDir, 'diff', '--name-only', '--relative', 'HEAD');
  const added = git(siteDir, 'ls-files', '--others', '--exclude-standard');
  if (!edited || !added) return undefined;
  const files = [...edited, ...added];
  const committed = git(siteDir, 'diff', '--name-only', '--relative', 'main...HEAD') ?? [];
  return new Set(files.length > 0 ? files : committed);
}
