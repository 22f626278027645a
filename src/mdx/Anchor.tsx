import Link from '@docusaurus/Link';
import type { ComponentProps, ReactNode } from 'react';
import { defaultSiteUrl } from '@site/src/site/origins';
import { isUnwritten } from '@site/src/site/unwritten';

/** A link in running text. Pages still to be written are read where they are published so far. */
export function Anchor({ href = '', children, ...props }: ComponentProps<'a'>): ReactNode {
  const unwritten = isUnwritten(href.replace(/[?#].*$/, ''));
  if (unwritten || href.startsWith('#')) {
    return (
      <a href={unwritten ? defaultSiteUrl + href : href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...props}>
      {children}
    </Link>
  );
}
