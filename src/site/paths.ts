import { defaultLanguage, languages as enabledLanguages } from './languages';
import { defaultProduct, productList, type Product } from './products';

/** The forms of a page's address, by `pathnameToLanguage`. */
export interface PathInfo {
  /** Language of the page: that of the prefix, else the default. */
  userLanguage: string;
  /** The path without language prefix, with query and hash. */
  canonicalAs: string;
  /** The same without query and hash. */
  canonicalAsServer: string;
  /** `canonicalAsServer` with `/api` as `/api-docs` and without trailing slash. */
  canonicalPathname: string;
}

/** Which product a page belongs to; `null` where the specification names none. */
export interface ProductInfo {
  productId: string | null;
  productCategoryId: string | null;
}

/**
 * Exactly one slash in front: browsers read `//host`, `/\host` and `/⇥/host` as an address on
 * another host.
 */
function withOneLeadingSlash(path: string): string {
  return `/${path.replace(/[\t\n\r]/g, '').replace(/^[\\/]+/, '')}`;
}

/**
 * Splits a path, its query and hash included, into language and canonical forms
 * (docs/behavior.md#paths).
 */
export function pathnameToLanguage(
  path: string,
  languages: readonly string[] = enabledLanguages,
): PathInfo {
  const clean = withOneLeadingSlash(path);
  const prefix = /^\/([a-z]{2})(?=[/?#\\]|$)/.exec(clean)?.[1];
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

const coreProducts = ['material-ui', 'joy-ui', 'base-ui', 'system'];
const siteSections = ['versions', 'production-error'];

/**
 * Product and category of an address, by its first segment (docs/behavior.md#paths). A language
 * prefix is ignored.
 */
export function getProductInfoFromUrl(path: string): ProductInfo {
  const { canonicalAsServer } = pathnameToLanguage(path);
  const [, first = '', second = ''] = canonicalAsServer.split('/');
  if (coreProducts.includes(first)) {
    return { productId: first, productCategoryId: 'core' };
  }
  if (first === 'x') {
    return {
      productId: second ? `x-${second.replace(/^react-/, '')}` : null,
      productCategoryId: 'x',
    };
  }
  if (first === 'toolpad') {
    return {
      productId: (productList.find(({ key }) => key === second) ?? defaultProduct).productId,
      productCategoryId: 'toolpad',
    };
  }
  if (first === 'docs' || siteSections.includes(first)) {
    return { productId: 'docs', productCategoryId: null };
  }
  const isInfra = canonicalAsServer.startsWith('/experiments/docs/');
  return { productId: isInfra ? 'docs-infra' : null, productCategoryId: null };
}

/** The product a page address belongs to, in whatever language, or null on pages of none. */
export function productOfPath(pathname: string): Product | null {
  const path = pathnameToLanguage(pathname).canonicalAsServer;
  return (
    productList.find(
      ({ key }) => path.startsWith(`/toolpad/${key}/`) || path === `/toolpad/${key}`,
    ) ?? null
  );
}

/** Paths that exist once for all languages. */
function isWithoutLanguage(path: string): boolean {
  return path.startsWith('/blog') || path.replace(/[?#].*$/s, '').includes('/size-snapshot');
}

/**
 * Turns a link into that of a language, in place of the prefix it may have. Links that leave the
 * site, or start with no slash, come back as they are; so do those to the blog and to size
 * snapshots (docs/behavior.md#paths).
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
