import {
  useActiveDocContext,
  useActivePlugin,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { defaultProduct, productList, type Product } from '@site/src/site/products';

/** A version of a product, as a page links to it. */
export interface VersionLink {
  /** Docusaurus' name: `current` or `0.13.0`. */
  name: string;
  /** Exact version of the package: `0.14.0`. */
  version: string;
  /** As it is shown: `v0.14.0`. */
  label: string;
  /** Address of the same page in that version, or of the version's overview where it has none. */
  href: string;
  /** Whether readers meet it first. */
  isLast: boolean;
}

/** The version of a product that the page at hand speaks of. */
export interface DocumentedVersion extends VersionLink {
  product: Product;
  /** All versions of the product, this one among them, the newest first. */
  all: VersionLink[];
}

/** Docusaurus keeps addresses without the slash that this site's have. */
const withSlash = (address = '') => address.replace(/\/?$/, '/');

/** Versions of a product, each with the address of the page at hand or of its overview, as Docusaurus keeps them. */
export function useVersionLinks({ key }: Product): VersionLink[] {
  const { alternateDocVersions } = useActiveDocContext(key);
  return useVersions(key).map(({ name, label, isLast, docs, mainDocId }) => ({
    name,
    version: label.replace(/^v/, ''),
    label,
    isLast,
    href: withSlash((alternateDocVersions[name] ?? docs.find(({ id }) => id === mainDocId))?.path),
  }));
}

/** The version of the page at hand; null on pages of no product. */
export function useDocumentedVersion(): DocumentedVersion | null {
  const plugin = useActivePlugin();
  const product = productList.find(({ key }) => key === plugin?.pluginId) ?? defaultProduct;
  const { activeVersion } = useActiveDocContext(product.key);
  const all = useVersionLinks(product);
  const own = all.find(({ name }) => name === activeVersion?.name);
  return plugin && own ? { product, ...own, all } : null;
}
