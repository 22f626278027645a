import type {
  BreadcrumbList,
  Graph,
  SoftwareSourceCode,
  TechArticle,
  WithContext,
} from 'schema-dts';

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
  /** Time of the last change, in ms. */
  updated?: number;
  product?: { name: string; version: string; url: string };
}

/** Structured data of a page: the article, and its place in the site. */
export function articleData({
  title,
  description,
  origin,
  url,
  picture,
  language,
  groups,
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
  return { '@context': 'https://schema.org', '@graph': [article, breadcrumbs] };
}

/** Content of a script element with structured data. */
export const toScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Structured data of a demo. */
export const demoData = (name: string, url: string): WithContext<SoftwareSourceCode> => ({
  '@context': 'https://schema.org',
  '@type': 'SoftwareSourceCode',
  name,
  programmingLanguage: 'TypeScript',
  runtimePlatform: 'React',
  url,
});
