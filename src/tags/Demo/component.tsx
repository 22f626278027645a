import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { Demo } from '@site/src/features/demo';
import { demoData, toScript } from '@site/src/site/pageData';
import type { TagProps } from '@site/src/tags/define';
import type { tag } from './tag';

/** A live demo with its code, and structured data about it. */
export default function DemoTag(props: TagProps<typeof tag>): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { demo, title } = props;
  if (!demo) return null;
  return (
    <>
      <Head>
        <script type="application/ld+json">
          {toScript(demoData(title, siteConfig.url + demo.frameUrl))}
        </script>
      </Head>
      <Demo {...props} />
    </>
  );
}
