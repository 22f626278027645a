import {
  useActiveDocContext,
  useActivePlugin,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { defaultProduct, productList, type Product } from '@site/model/facts/products';
import type { DocumentedVersion } from '@site/model/facts/versions';

interface VersionLink extends Pick<DocumentedVersion, 'name' | 'version' | 'label' | 'isLast'> {
  /** URL of the same page in that version, or of the version's overview if it has no such page. */
  href: string;
  hasPage: boolean;
}

interface PageVersion extends VersionLink {
  product: Product;
  /** All versions of the product, including this one, the newest first. */
  all: VersionLink[];
}

/** Docusaurus stores URLs without the trailing slash that this site uses. */
const withTrailingSlash = (address = '') => address.replace(/\/?$/, '/');

/** Each with the URL of the current page in that version, or of the version's overview. */
export function useVersionLinks({ key }: Product): VersionLink[] {
  const { alternateDocVersions } = useActiveDocContext(key);
  return useVersions(key).map(({ name, label, isLast, docs, mainDocId }) => ({
    name,
    version: label.replace(/^v/, ''),
    label,
    isLast,
    href: withTrailingSlash(
      (alternateDocVersions[name] ?? docs.find(({ id }) => id === mainDocId))?.path,
    ),
    hasPage: name in alternateDocVersions,
  }));
}

/** Version of the current page; `null` if the page belongs to no product. */
export function useDocumentedVersion(): PageVersion | null {
  const plugin = useActivePlugin();
  const product = productList.find(({ key }) => key === plugin?.pluginId) ?? defaultProduct;
  const { activeVersion } = useActiveDocContext(product.key);
  const all = useVersionLinks(product);
  const own = all.find(({ name }) => name === activeVersion?.name);
  return plugin && own ? { product, ...own, all } : null;
}
