import { useEffect, useRef, type ReactNode } from 'react';
import { renderedEvent } from './renderedEvent';

/**
 * Stands beside a demo and says in its island that it is drawn: two frames after its first effects, in which charts and grids have
 * measured themselves.
 */
export function Rendered(): ReactNode {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() =>
        mark.current?.dispatchEvent(new Event(renderedEvent, { bubbles: true })),
      );
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span ref={mark} hidden />;
}
