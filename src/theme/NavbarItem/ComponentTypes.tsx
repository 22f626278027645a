import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import type { ComponentProps } from 'react';
import { ProductSwitch } from '@site/src/features/shell/shell';

/** The import can't be used while modules load, because the shell imports this module. */
const ProductItem = (props: ComponentProps<typeof ProductSwitch>) => <ProductSwitch {...props} />;

export default { ...ComponentTypes, 'custom-product': ProductItem };
