import Link from '@docusaurus/Link';
import type { ComponentProps, ReactNode } from 'react';

/** A link in running text. An anchor of the page needs no router. */
export function Anchor({ href = '', children, ...props }: ComponentProps<'a'>): ReactNode {
  if (href.startsWith('#')) {
    return (
      <a href={href} {...props}>
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
