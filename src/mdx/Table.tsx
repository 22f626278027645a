import type { ComponentProps, ReactNode } from 'react';

/** A Markdown table that scrolls by itself when it is wider than the page; reachable by keyboard for that. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table" tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  );
}
