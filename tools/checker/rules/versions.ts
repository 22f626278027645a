import { checkInstalledVersions } from '../../../plugins/shared/versions';
import { rootDir } from '../htmlTags';
import type { SiteCheck } from '../rule';

/** What pages document is what is installed. */
export const versions: SiteCheck = {
  scope: 'site',
  rules: { 'version/installed-package': 'Pages document the package that is installed.' },
  check: ({ siteDir, versions: documented }) =>
    siteDir === rootDir ? checkInstalledVersions(siteDir, documented) : [],
};
