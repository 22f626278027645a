import { useState } from 'react';
import type { Router } from '../app-provider/router';

/** A router in memory, and the URLs it has been at. */
export function useMemoryRouter(start: string, visited: string[] = []): Router {
  const [url, setUrl] = useState(start);
  const { pathname, search } = new URL(url, 'http://localhost');
  return {
    pathname,
    useSearchParams: () => new URLSearchParams(search),
    navigate: (next, { history = 'push' } = {}) => {
      visited.push(`${history} ${next}`);
      setUrl(String(next));
    },
  };
}
