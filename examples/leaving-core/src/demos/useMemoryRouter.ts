import { useMemo, useState } from 'react';
import type { Router } from '../app-provider/router';

/** Router that keeps the URL in memory. An application passes the router of its framework. */
export function useMemoryRouter(initialUrl = '/'): Router {
  const [url, setUrl] = useState(() => new URL(initialUrl, 'https://harbor.example'));
  return useMemo(
    () => ({
      pathname: url.pathname,
      useSearchParams: () => url.searchParams,
      navigate: (to) => setUrl(new URL(to, url)),
    }),
    [url],
  );
}
