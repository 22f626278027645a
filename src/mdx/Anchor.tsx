import Link from '@docusaurus/Link';
import type { ComponentProps, ReactNode } from 'react';
import { useLocalizeHref } from '@site/src/features/i18n/hooks';
import { defaultSiteUrl } from '@site/src/site/origins';
import { isUnwritten } from '@site/src/site/unwritten';

/** A link in running text, in the language of the page. Pages still to be written are read where they are published so far. */
export function Anchor({ href = '', children, ...props }: ComponentProps<'a'>): ReactNode {
  const localize = useLocalizeHref();
  const unwritten = isUnwritten(href.replace(/[?#].*$/, ''));
  if (unwritten || href.startsWith('#')) {
    return (
      <a href={unwritten ? defaultSiteUrl + href : href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <Link to={localize(href)} {...props}>
      {children}
    </Link>
  );
}
