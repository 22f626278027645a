import type { ReactNode } from 'react';

/** React resets a form after its action, also when that failed, and Toolpad Core 0.14 then puts the first values back. */
function stopReset(element: HTMLDivElement | null) {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  element?.addEventListener('reset', stop, true);
  return () => element?.removeEventListener('reset', stop, true);
}

/** Keeps what the user typed into the form inside when it cannot be saved. */
export function KeepValues({ children }: { children: ReactNode }) {
  return (
    <div ref={stopReset} style={{ width: '100%', maxWidth: 760 }}>
      {children}
    </div>
  );
}
