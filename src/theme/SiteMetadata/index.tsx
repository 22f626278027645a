import Head from '@docusaurus/Head';
import { Context } from '@docusaurus/core/lib/client/docusaurusContext';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import { useMemo, type ReactNode } from 'react';
import { defaultLanguage, type Translations, translationsData } from '@site/model/facts/languages';
import { getProductInfoFromUrl, pathnameToLanguage } from '@site/model/facts/paths';
import { type SiteMetadata, siteMetadataPlugin } from '@site/model/facts/siteMetadata';

/** Product of the page, from the table of `plugins/site-metadata`. */
function ProductMetadata(): ReactNode {
  const { products } = usePluginData(siteMetadataPlugin) as SiteMetadata;
  const { canonicalPathname } = pathnameToLanguage(useLocation().pathname);
  const { productId, productCategoryId } = getProductInfoFromUrl(canonicalPathname, products);
  return (
    <Head>
      <meta name="mui:productId" content={productId ?? ''} />
      <meta name="mui:productCategoryId" content={productCategoryId ?? ''} />
    </Head>
  );
}

/** The original lists all languages as alternates; here, it only sees those of the page. */
export default function SiteMetadataWrapper(): ReactNode {
  const context = useDocusaurusContext();
  const { pathname } = useLocation();
  const { canonicalAsServer } = pathnameToLanguage(pathname);
  const translations = usePluginData(translationsData) as Translations | undefined;
  const translated = translations?.[canonicalAsServer];
  const value = useMemo(() => {
    if (!translated) return context;
    const { currentLocale, localeConfigs } = context.i18n;
    const own = Object.entries(localeConfigs).filter(([language]) => translated.includes(language));
    return {
      ...context,
      i18n: {
        ...context.i18n,
        currentLocale: translated.includes(currentLocale) ? currentLocale : defaultLanguage,
        localeConfigs: Object.fromEntries(own),
      },
    };
  }, [context, translated]);
  return (
    <Context value={value}>
      <OriginalSiteMetadata />
      <ProductMetadata />
    </Context>
  );
}
