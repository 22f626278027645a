import { defaultSiteUrl } from '../../src/site/origins';
import { isUnwritten } from '../../src/site/unwritten';
import { inVersion } from '../shared/versionLinks';
import type { DocumentedVersion } from '../shared/versions';
import type { ToHref } from './inline';

/** Where links in the data of a version lead. Pages still to be written are read where they are published so far. */
export function linksOf(
  version: DocumentedVersion,
  versions: readonly DocumentedVersion[],
): ToHref {
  return (href) =>
    isUnwritten(href.replace(/[?#].*$/, ''))
      ? defaultSiteUrl + href
      : inVersion(href, version, versions);
}
