import type { ReactNode } from 'react';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import { projectStatus } from '@site/model/facts/links';
import { Anchor } from '@site/src/mdx/elements';
import { Callout } from '@site/src/mdx/Callout';

export { CodeTabs } from '@site/src/features/copy/copy';
export { Diagram } from '@site/src/features/diagram/diagram';
export {
  ExampleCard,
  ExampleCards,
  ExampleProject,
  FileTree,
  LiveExample,
} from '@site/src/features/examples/examples';
export { FileSchema } from '@site/src/features/file-schema/file-schema';
export { MovedSections } from '@site/src/features/moved-sections/moved-sections';
export { Picture } from '@site/src/mdx/Picture';

/** Notice at the start of every Toolpad Studio guide. */
export function StudioDeprecated(): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  return (
    <Callout type="warning" title={t('studioDeprecated.title')} isRepeated>
      <p>
        {rich('studioDeprecated.text', {
          status: <Anchor href={projectStatus.url}>{projectStatus.title}</Anchor>,
        })}
      </p>
    </Callout>
  );
}
