import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useDocumentedVersion } from '@site/src/components/version/useDocumentedVersion';
import { currentLanguage } from '@site/src/site/languages';
import { markdownUrl } from '@site/src/site/markdownPages';
import { articleData, toScript } from '@site/src/site/pageData';
import { socialPictureUrl } from '@site/src/site/socialPicture';

export interface PageHeadProps {
  title: string;
  description: string;
  /** Groups in the sidebar, outermost first. */
  groups?: readonly string[];
  /** Time of the last change, in ms. */
  updated?: number;
}

/**
 * Head of a page with a Markdown page: a link to it, the picture for links from other sites, and
 * structured data.
 */
export function PageHead({ title, description, groups = [], updated }: PageHeadProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const documented = useDocumentedVersion();
  const picture = socialPictureUrl(pathname);
  const data = articleData({
    ...{ title, description, groups, updated, picture },
    origin: siteConfig.url,
    url: pathname,
    language: currentLanguage,
    product: documented
      ? { name: documented.product.name, version: documented.version, url: documented.product.home }
      : undefined,
  });
  return (
    <>
      <PageMetadata image={picture} />
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownUrl(pathname)} />
        <meta property="og:type" content="article" />
        <meta property="og:site_name" content={siteConfig.title} />
        <script type="application/ld+json">{toScript(data)}</script>
      </Head>
    </>
  );
}
