import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import type { ReactNode } from 'react';
import { CategoryPage } from '@site/src/features/shell/shell';

export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex: { title, description, keywords, image, navigation },
}: Props): ReactNode {
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} image={image} />
      <CategoryPage title={title} description={description} {...navigation} />
    </>
  );
}
