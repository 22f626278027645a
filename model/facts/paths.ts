import { defaultLanguage, languagePattern, languages as enabledLanguages } from './languages';
import { defaultProduct, type Product, productList } from './products';

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

const coreProducts = ['material-ui', 'joy-ui', 'base-ui', 'system'];
const siteSections = ['versions', 'production-error'];

/** Product and category of a URL, by its first segment (docs/behavior.md#paths). */
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
