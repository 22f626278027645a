import type { DocumentedVersion } from '../versions/versions';

/**
 * Resolves a link in the pages or data of a version. Both contain links without a
 * version, `/toolpad/core/react-crud/`; in another version than readers see first, these lead to
 * the same version, `/toolpad/core/0.13.0/react-crud/`. Links that contain a version are unchanged.
 */
export function inVersion(
  href: string,
  { product, url }: DocumentedVersion,
  versions: readonly DocumentedVersion[],
): string {
  const ofProduct = versions.filter((each) => each.product === product);
  const last = ofProduct.find(({ isLast }) => isLast);
  const containsVersion = ofProduct.some(
    (each) => each !== last && `${href}/`.startsWith(each.url),
  );
  return last && !containsVersion && href.startsWith(last.url)
    ? url + href.slice(last.url.length)
    : href;
}
