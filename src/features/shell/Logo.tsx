import type { ReactNode } from 'react';
import { defaultProduct, type Product } from '@site/src/site/products';

const tile =
  'M4.5 2h4a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-2.5 2.5h-4a2.5 2.5 0 0 1-2.5-2.5v-4a2.5 2.5 0 0 1 2.5-2.5z';
const diamond = 'M17.5 2.2 21.8 6.5 17.5 10.8 13.2 6.5Z';
const outline =
  'M15.5 1.1h4a3.4 3.4 0 0 1 3.4 3.4v4a3.4 3.4 0 0 1-3.4 3.4h-4a3.4 3.4 0 0 1-3.4-3.4v-4a3.4 3.4 0 0 1 3.4-3.4zM15.5 2.9h4a1.6 1.6 0 0 1 1.6 1.6v4a1.6 1.6 0 0 1-1.6 1.6h-4a1.6 1.6 0 0 1-1.6-1.6v-4a1.6 1.6 0 0 1 1.6-1.6z';

/** Logo of the site or a product: four tiles, one of them raised. Decorative. */
export function Logo({
  product = defaultProduct,
  size = 24,
}: {
  product?: Product;
  size?: number;
}): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        fillRule="evenodd"
        d={`${tile}${product.logo === 'diamond' ? diamond : outline}`}
        fill="currentColor"
      />
      <rect x="2" y="13" width="9" height="9" rx="2.5" fill="currentColor" opacity=".45" />
      <rect x="13" y="13" width="9" height="9" rx="2.5" fill="currentColor" opacity=".7" />
    </svg>
  );
}
