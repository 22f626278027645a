import Link from '@docusaurus/Link';
import type { ComponentProps, ReactNode } from 'react';
import { useLocalizeHref } from '@site/src/features/i18n/hooks';

/**
 * Docusaurus marks the link of a file beside the page so: the bundler has found it, and its address
 * is whole.
 */
interface FileLink {
  'data-noBrokenLinkCheck'?: boolean;
}

/**
 * A link in running text, in the language of the page. One to a file beside the page is left as it
 * is.
 */
export function Anchor({
  href = '',
  children,
  'data-noBrokenLinkCheck': isFile,
  ...props
}: ComponentProps<'a'> & FileLink): ReactNode {
  const localize = useLocalizeHref();
  if (href.startsWith('#') || isFile) {
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
