import Link from '@docusaurus/Link';
import type { ComponentProps, ReactNode } from 'react';
import { currentLanguage } from '@site/src/site/languages';
import { localizeHref } from '@site/src/site/paths';

export interface LocalLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'href'> {
  /** Address without language: `/toolpad/versions/`. */
  to: string;
}

/** A link to a page of the site, in the language of the page in view. */
export function LocalLink({ to, ...props }: LocalLinkProps): ReactNode {
  return <Link to={localizeHref(to, currentLanguage)} {...props} />;
}
