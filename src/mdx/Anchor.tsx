import Link from '@docusaurus/Link';
import type { ComponentProps, ReactNode } from 'react';
import { useLocalizeHref } from '@site/src/features/i18n/hooks';

/** Docusaurus sets this on links to files beside the page, whose URLs the bundler has resolved. */
interface FileLink {
  'data-noBrokenLinkCheck'?: boolean;
}

/** A link in the language of the page. Links to files beside the page are unchanged. */
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
