import type { ComponentProps, ReactNode } from 'react';

/**
 * An image in Markdown, with a path relative to its page. It's lazy-loaded, in the size of the
 * file.
 */
export function Image({ alt, ...props }: ComponentProps<'img'>): ReactNode {
  return <img loading="lazy" decoding="async" alt={alt} {...props} />;
}
