import type { ReactNode } from 'react';
import { defaultProduct, type Product } from '@site/src/site/products';

/** Logo of the site or a product: four tiles, one of them raised. Decorative. */
export function Logo({
  product = defaultProduct,
  size = 24,
}: {
  product?: Product;
  size?: number;
}): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <rect x="2" y="2" width="9" height="9" rx="2.5" fill="currentColor" />
      <rect x="2" y="13" width="9" height="9" rx="2.5" fill="currentColor" opacity=".45" />
      <rect x="13" y="13" width="9" height="9" rx="2.5" fill="currentColor" opacity=".7" />
      {product.logo === 'diamond' ? (
        <path d="M17.5 2.2 21.8 6.5 17.5 10.8 13.2 6.5Z" fill="currentColor" />
      ) : (
        <rect x="13" y="2" width="9" height="9" rx="2.5" stroke="currentColor" strokeWidth="1.8" />
      )}
    </svg>
  );
}
