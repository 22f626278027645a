import Link from '@docusaurus/Link';
import type { ComponentProps, ReactNode } from 'react';
import { currentLanguage } from '@site/model/facts/languages';
import { localizeHref } from '@site/model/facts/paths';

interface LocalLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'href'> {
  /** URL without language: `/toolpad/versions/`. */
  to: string;
}

/** Link to a page of the site in the language of the current page. */
export function LocalLink({ to, ...props }: LocalLinkProps): ReactNode {
  return <Link to={localizeHref(to, currentLanguage)} {...props} />;
}
