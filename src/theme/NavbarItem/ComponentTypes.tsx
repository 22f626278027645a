import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import type { ComponentProps } from 'react';
import { ProductSwitch } from '@site/src/features/shell/shell';

/** A component of its own, because the shell imports this module, too. */
const ProductItem = (props: ComponentProps<typeof ProductSwitch>) => <ProductSwitch {...props} />;

export default { ...ComponentTypes, 'custom-product': ProductItem };
