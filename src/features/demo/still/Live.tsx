import { useEffect } from 'react';
import { liveEvent } from './liveEvent';

/** Stands beside a demo and says that it is drawn: two frames after its first effects, in which charts and grids have measured themselves. */
export function Live(): null {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => window.dispatchEvent(new Event(liveEvent)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}
