import Link from '@docusaurus/Link';
import type { ComponentProps, ReactNode } from 'react';
import { useLocalizeHref } from '@site/src/features/i18n/hooks';

/** A link in running text, in the language of the page. */
export function Anchor({ href = '', children, ...props }: ComponentProps<'a'>): ReactNode {
  const localize = useLocalizeHref();
  if (href.startsWith('#')) {
    return (
      <a href={href} {...props}>
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
