import { checkFinished, checkFrozen } from '../../../plugins/shared/frozen';
import { checkInstalledVersions } from '../../../plugins/shared/versions';
import { rootDir } from '../rootDir';
import { siteCheck } from '../rule';

/**
 * Compares the documented versions with the installed packages, and cut ones with their checksums.
 */
export const versions = siteCheck({
  rules: {
    'version/installed-package': 'Pages document the package that is installed.',
    'version/unfinished-cut': 'A version is cut completely.',
    'version/frozen': 'The files of a cut version do not change.',
  },
  check({ siteDir, versions: documented }, report) {
    if (siteDir !== rootDir) return;
    for (const problem of checkInstalledVersions(siteDir, documented))
      report('version/installed-package', problem, problem.message);
    for (const problem of checkFinished(siteDir, documented))
      report('version/unfinished-cut', problem, problem.message);
    for (const problem of checkFrozen(siteDir, documented))
      report('version/frozen', problem, problem.message);
  },
});
