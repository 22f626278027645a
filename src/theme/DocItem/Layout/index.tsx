import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocItem/Layout';
import MDXContent from '@theme/MDXContent';
import type { ReactNode } from 'react';
import { useDocumentedVersion } from '@site/src/components/version/useDocumentedVersion';
import { adConfig, AdProvider, AdSlot } from '@site/src/features/ads/ads';
import { PageChips } from '@site/src/features/api/api';
import { PageFeedback } from '@site/src/features/feedback/feedback';
import { DocPage } from '@site/src/features/shell/shell';
import type { ApiSubject } from '@site/model/facts/api';

/** Separate from the schemas, so that pages don't load the schema library. */
const isApiSubject = (value: unknown): value is ApiSubject =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'package', 'version', 'source'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );

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
