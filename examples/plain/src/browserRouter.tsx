import { useMemo, useSyncExternalStore, type ComponentProps, type MouseEvent } from 'react';
import type { Navigate, Router } from '@toolpad/core/AppProvider';

type LinkProps = ComponentProps<NonNullable<Router['Link']>>;

/** Fired after `pushState` and `replaceState`, which the browser itself does not announce. */
const CHANGE = 'app:navigate';

function subscribe(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  window.addEventListener(CHANGE, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(CHANGE, onChange);
  };
}

const navigate: Navigate = (url, { history = 'auto' } = {}) => {
  if (history === 'replace') window.history.replaceState(null, '', url);
  else window.history.pushState(null, '', url);
  window.dispatchEvent(new Event(CHANGE));
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function Link({ history, onClick, ...props }: LinkProps) {
  return (
    <a
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (
          event.defaultPrevented ||
          !isPlainClick(event) ||
          event.currentTarget.origin !== window.location.origin
        )
          return;
        event.preventDefault();
        navigate(event.currentTarget.href, { history });
      }}
    />
  );
}

/** The address bar as a Toolpad router. */
export function useBrowserRouter(): Router {
  const pathname = useSyncExternalStore(subscribe, () => window.location.pathname);
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  return useMemo(
    () => ({ pathname, searchParams: new URLSearchParams(search), navigate, Link }),
    [pathname, search],
  );
}
