import type { Problem } from '../shared/problems';
import { nextVersion, type DocumentedVersion } from '../shared/versions';
import { differencesDir, sourceOf } from './source';

const keyOf = ({ file, line, column, rule, message }: Problem) =>
  JSON.stringify([file, line, column, rule, message]);

/** How to fix a problem that only the next version has in a file of `docs-<product>`. */
const copyOf = (file: string, { product, version }: DocumentedVersion) =>
  `Only ${version} has this problem. Copy the file to ${file.replace(`docs-${product}`, differencesDir(product))}, and change the copy.`;

/**
 * Problems with those of next versions in the files from which `writeNextPages` copies. Omits
 * problems that the current version has, too.
 */
export function problemsInSources(
  siteDir: string,
  versions: readonly DocumentedVersion[],
  problems: readonly Problem[],
): Problem[] {
  const next = versions.filter(({ name }) => name === nextVersion);
  const versionAt = (file: string) => next.find(({ dir }) => file.startsWith(`${dir}/`));
  const inCurrent = new Set(problems.filter(({ file }) => !versionAt(file)).map(keyOf));
  return problems.flatMap((problem): Problem[] => {
    const version = versionAt(problem.file);
    if (!version) return [problem];
    const file = sourceOf(siteDir, problem.file);
    const message = problem.message.replaceAll(problem.file, file);
    if (inCurrent.has(keyOf({ ...problem, file, message }))) return [];
    if (file.startsWith(`${differencesDir(version.product)}/`))
      return [{ ...problem, file, message }];
    const note = [problem.note, copyOf(file, version)].filter(Boolean).join(' ');
    return [{ ...problem, file, message, note }];
  });
}
