import type { BreadcrumbList, Graph, SoftwareSourceCode, TechArticle } from 'schema-dts';

export interface PageDemo {
  title: string;
  url: string;
}

interface ArticleOptions {
  title: string;
  description: string;
  /** Origin of the site. All other URLs are paths. */
  origin: string;
  url: string;
  picture: string;
  language: string;
  /** Groups in the sidebar, outermost first. */
  groups: readonly string[];
  demos: readonly PageDemo[];
  /** Time of the last change, in ms. */
  updated?: number;
  product?: { name: string; version: string; url: string };
}

/** Structured data of a page: the article, its place in the site, and its demos. */
export function articleData({
  title,
  description,
  origin,
  url,
  picture,
  language,
  groups,
  demos,
  updated,
  product,
}: ArticleOptions): Graph {
  const article: TechArticle = {
    '@type': 'TechArticle',
    headline: title,
    description,
    url: origin + url,
    image: origin + picture,
    inLanguage: language,
    ...(updated ? { dateModified: new Date(updated).toISOString() } : {}),
    ...(product
      ? {
          about: {
            '@type': 'SoftwareApplication',
            name: product.name,
            softwareVersion: product.version,
            applicationCategory: 'DeveloperApplication',
          },
        }
      : {}),
  };
  const names = [...(product ? [product.name] : []), ...groups, title];
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: names.map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      // Groups have no page. The last item is the page itself.
      ...(index === 0 && product ? { item: origin + product.url } : {}),
    })),
  };
  const code = demos.map((demo): SoftwareSourceCode => ({
    '@type': 'SoftwareSourceCode',
    name: demo.title,
    programmingLanguage: 'TypeScript',
    runtimePlatform: 'React',
    url: origin + demo.url,
  }));
  return { '@context': 'https://schema.org', '@graph': [article, breadcrumbs, ...code] };
}

/** Content of a script element with structured data. */
export const toScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
