import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/MDXPage';
import type { ReactNode } from 'react';
import { MarkdownPage } from '@site/src/features/shell/shell';

export default function MDXPage({ content: Content }: Props): ReactNode {
  const { metadata, frontMatter, toc } = Content;
  return (
    <Layout title={metadata.title} description={metadata.description}>
      <MarkdownPage toc={frontMatter.hide_table_of_contents ? [] : toc} frontMatter={frontMatter}>
        <MDXContent>
          <Content />
        </MDXContent>
      </MarkdownPage>
    </Layout>
  );
}
