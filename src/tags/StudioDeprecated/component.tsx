import type { ReactNode } from 'react';
import { useRichText, useTranslate } from '@site/src/features/i18n/hooks';
import { products } from '@site/src/site/products';
import { Anchor } from '@site/src/mdx/Anchor';
import { Callout } from '@site/src/mdx/Callout';

/** Notice at the start of every Toolpad Studio guide. */
export default function StudioDeprecated(): ReactNode {
  const t = useTranslate();
  const rich = useRichText();
  const { name, home } = products.core;
  return (
    <Callout type="warning" title={t('studioDeprecated.title')}>
      <p>{rich('studioDeprecated.text', { core: <Anchor href={home}>{name}</Anchor> })}</p>
    </Callout>
  );
}
