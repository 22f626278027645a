import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Layout';
import type { ReactNode } from 'react';
import { useDocumentedVersion } from '@site/src/components/version/useDocumentedVersion';
import { AdProvider, AdSlot, adConfig } from '@site/src/features/ads';
import { PageChips } from '@site/src/features/api';
import { PageFeedback } from '@site/src/features/feedback';
import { DocPage } from '@site/src/features/shell';
import { isApiSubject } from '@site/src/site/apiSubject';

/** A docs page with the features that all docs pages have. */
export default function DocItemLayout({ children }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { metadata } = useDoc();
  const { api } = metadata.frontMatter;
  const { pathname } = useLocation();
  const documented = useDocumentedVersion();
  return (
    <DocPage
      chips={isApiSubject(api) ? <PageChips api={api} /> : null}
      beforeContent={
        documented?.product.hasSponsor ? (
          <AdProvider config={adConfig}>
            <AdSlot pathname={pathname} />
          </AdProvider>
        ) : null
      }
      afterContent={
        documented ? (
          <PageFeedback
            title={metadata.title}
            url={`${siteConfig.url}${pathname}`}
            product={documented.product.productId}
            version={documented.version}
          />
        ) : null
      }
    >
      <MDXContent>{children}</MDXContent>
    </DocPage>
  );
}
