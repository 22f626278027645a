import type { ComponentProps, ReactNode } from 'react';

/**
 * A picture in Markdown, by a path relative to its page. It is loaded when it comes into view; its
 * size is that of the file.
 */
export function Image({ alt, ...props }: ComponentProps<'img'>): ReactNode {
  return <img loading="lazy" decoding="async" alt={alt} {...props} />;
}
