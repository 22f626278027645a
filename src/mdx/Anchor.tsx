import Link from '@docusaurus/Link';
import type { ComponentProps, ReactNode } from 'react';

/** A link in running text. */
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
