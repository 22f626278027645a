import { currentVersion, type DocumentedVersion } from './versions';

/**
 * Address that a link means in the pages and the data of a version. Both are written as for the
 * current pages, `/toolpad/core/react-crud/`; readers of a cut version stay in it:
 * `/toolpad/core/0.13.0/react-crud/`. Links that name a version lead to it.
 */
export function inVersion(
  href: string,
  { product, url }: DocumentedVersion,
  versions: readonly DocumentedVersion[],
): string {
  const ofProduct = versions.filter((each) => each.product === product);
  const current = ofProduct.find(({ name }) => name === currentVersion);
  const namesOne = ofProduct.some((each) => each !== current && `${href}/`.startsWith(each.url));
  return current && !namesOne && href.startsWith(current.url)
    ? url + href.slice(current.url.length)
    : href;
}
