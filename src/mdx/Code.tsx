import type { ComponentProps, ReactNode } from 'react';

/** Inline code. Options of commands, such as `--no-interactive`, don't break after a hyphen. */
export function Code(props: ComponentProps<'code'>): ReactNode {
  const isOption = typeof props.children === 'string' && /^--?[\w-]+$/.test(props.children);
  return <code {...props} style={isOption ? { whiteSpace: 'nowrap' } : undefined} />;
}
