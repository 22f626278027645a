import { checkInstalledVersions } from '../../../plugins/shared/versions';
import { rootDir } from '../rootDir';
import { siteCheck } from '../rule';

/** Compares the documented versions with the installed packages. */
export const versions = siteCheck({
  rules: { 'version/installed-package': 'Pages document the installed version.' },
  check({ siteDir, versions: documented }, report) {
    if (siteDir !== rootDir) return;
    for (const problem of checkInstalledVersions(siteDir, documented))
      report('version/installed-package', problem, problem.message);
  },
});
