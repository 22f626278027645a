import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Reports that a demo is rendered: two frames after its first effects, when charts and grids have
 * measured themselves. Render it beside the demo.
 */
export function ReportRendered(): ReactNode {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() =>
        mark.current?.dispatchEvent(new Event('demo:rendered', { bubbles: true })),
      );
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span ref={mark} hidden />;
}
