import { defaultLanguage, languagePattern, languages as enabledLanguages } from './languages';
import { type ProductPath, productPaths } from './productPaths';
import { type Product, productList } from './products';

/** Forms of a page's URL, returned by `pathnameToLanguage`. */
interface PathInfo {
  userLanguage: string;
  /** Path without language prefix, with query and hash. */
  canonicalAs: string;
  /** Path without language prefix, query, and hash. */
  canonicalAsServer: string;
  /** `canonicalAsServer` with `/api` as `/api-docs` and without trailing slash. */
  canonicalPathname: string;
}

/** Product of a page; `null` if the specification defines none. */
interface ProductInfo {
  productId: string | null;
  productCategoryId: string | null;
}

/** Browsers interpret `//host`, `/\host`, and `/⇥/host` as URLs on another host. */
function withOneLeadingSlash(path: string): string {
  return `/${path.replace(/[\t\n\r]/g, '').replace(/^[\\/]+/, '')}`;
}

const languagePrefix = new RegExp(`^/(${languagePattern})(?=[/?#\\\\]|$)`);

/** Splits a path with query and hash into its language and other forms (docs/behavior.md#paths). */
export function pathnameToLanguage(
  path: string,
  languages: readonly string[] = enabledLanguages,
): PathInfo {
  const clean = withOneLeadingSlash(path);
  const prefix = languagePrefix.exec(clean)?.[1];
  const language = prefix !== undefined && languages.includes(prefix) ? prefix : undefined;
  const canonicalAs = language ? withOneLeadingSlash(clean.slice(1 + language.length)) : clean;
  const canonicalAsServer = canonicalAs.replace(/[?#].*$/s, '');
  const canonicalPathname = canonicalAsServer
    .replace(/^\/api(?=\/|$)/, '/api-docs')
    .replace(/(?<=.)\/+$/, '');
  return {
    userLanguage: language ?? defaultLanguage,
    canonicalAs,
    canonicalAsServer,
    canonicalPathname,
  };
}

/** Product and category of a URL by a table of paths (docs/behavior.md#paths). */
export function getProductInfoFromUrl(
  path: string,
  table: readonly ProductPath[] = productPaths,
): ProductInfo {
  const { canonicalAsServer } = pathnameToLanguage(path);
  for (const { pattern, productId, productCategoryId } of table) {
    const match = new RegExp(`${pattern}(?=/|$)`).exec(canonicalAsServer);
    if (match)
      return { productId: productId?.replace('$1', match[1] ?? '') ?? null, productCategoryId };
  }
  return { productId: null, productCategoryId: null };
}

/** Product of a page URL in any language, or `null` if the page belongs to none. */
export function productOfPath(pathname: string): Product | null {
  const path = pathnameToLanguage(pathname).canonicalAsServer;
  return (
    productList.find(
      ({ key }) => path.startsWith(`/toolpad/${key}/`) || path === `/toolpad/${key}`,
    ) ?? null
  );
}

function isWithoutLanguage(path: string): boolean {
  return path.startsWith('/blog') || path.replace(/[?#].*$/s, '').includes('/size-snapshot');
}

/**
 * Converts a link to a language, replacing its current prefix. Returns links unchanged that lead to
 * another site, don't start with a slash, or lead to the blog or to size snapshots
 * (docs/behavior.md#paths).
 */
export function localizeHref(
  href: string,
  language: string,
  languages: readonly string[] = enabledLanguages,
): string {
  if (!/^\/(?![\\/])/.test(href) || isWithoutLanguage(href)) {
    return href;
  }
  const { canonicalAs } = pathnameToLanguage(href, languages);
  if (
    isWithoutLanguage(canonicalAs) ||
    language === defaultLanguage ||
    !languages.includes(language)
  ) {
    return canonicalAs;
  }
  return `/${language}${canonicalAs}`;
}
