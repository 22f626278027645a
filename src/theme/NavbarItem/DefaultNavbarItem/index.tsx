import type { Props } from '@theme/NavbarItem/DefaultNavbarItem';
import type { ReactNode } from 'react';
import { NavbarLink } from '@site/src/features/shell/shell';

export default function DefaultNavbarItem(props: Props): ReactNode {
  return <NavbarLink {...props} />;
}
