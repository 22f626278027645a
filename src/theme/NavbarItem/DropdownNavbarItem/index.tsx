import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';
import type { ReactNode } from 'react';
import { NavbarDropdown } from '@site/src/features/shell/shell';

export default function DropdownNavbarItem(props: Props): ReactNode {
  return <NavbarDropdown {...props} />;
}
