import type { Router } from '@toolpad/core/AppProvider';
import { useMemo, useState } from 'react';

/** Router that keeps the URL in memory. An application passes the router of its framework. */
export function useMemoryRouter(initialUrl = '/'): Router {
  const [url, setUrl] = useState(() => new URL(initialUrl, 'https://harbor.example'));
  return useMemo(
    () => ({
      pathname: url.pathname,
      searchParams: url.searchParams,
      navigate(to) {
        const next = new URL(to, url);
        if (next.href !== url.href) setUrl(next);
      },
    }),
    [url],
  );
}
