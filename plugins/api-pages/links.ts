import { inVersion } from '../shared/versionLinks';
import type { DocumentedVersion } from '../shared/versions';
import type { ToHref } from './inline';

/** Where links in the data of a version lead. */
export function linksOf(
  version: DocumentedVersion,
  versions: readonly DocumentedVersion[],
): ToHref {
  return (href) => inVersion(href, version, versions);
}
