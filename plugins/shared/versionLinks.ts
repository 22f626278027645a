import { currentVersion, type DocumentedVersion } from './versions';

/**
 * Resolves a link in the pages or data of a version. Both contain links to the current pages,
 * `/toolpad/core/react-crud/`; in a cut version, these lead to the same version,
 * `/toolpad/core/0.13.0/react-crud/`. Links that contain a version are unchanged.
 */
export function inVersion(
  href: string,
  { product, url }: DocumentedVersion,
  versions: readonly DocumentedVersion[],
): string {
  const ofProduct = versions.filter((each) => each.product === product);
  const current = ofProduct.find(({ name }) => name === currentVersion);
  const containsVersion = ofProduct.some(
    (each) => each !== current && `${href}/`.startsWith(each.url),
  );
  return current && !containsVersion && href.startsWith(current.url)
    ? url + href.slice(current.url.length)
    : href;
}
