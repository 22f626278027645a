import type { ReactNode } from 'react';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import { projectStatus } from '@site/src/site/links';
import { Anchor } from '@site/src/mdx/elements';
import { Callout } from '@site/src/mdx/Callout';

/** Notice at the start of every Toolpad Studio guide. */
export default function StudioDeprecated(): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  return (
    <Callout type="warning" title={t('studioDeprecated.title')}>
      <p>
        {rich('studioDeprecated.text', {
          status: <Anchor href={projectStatus.url}>{projectStatus.title}</Anchor>,
        })}
      </p>
    </Callout>
  );
}
