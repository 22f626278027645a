'use client';
import Link from 'next/link';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useMemo } from 'react';
import { AppProvider, type AppProviderProps } from '../app-provider/AppProvider';
import type { Router } from '../app-provider/router';

const useNextSearchParams = () => new URLSearchParams(useSearchParams());

function Provider(props: AppProviderProps) {
  const pathname = usePathname();
  const { push, replace } = useRouter();
  const router = useMemo<Router>(
    () => ({
      pathname,
      useSearchParams: useNextSearchParams,
      navigate: (url, { history } = {}) =>
        history === 'replace' ? replace(String(url), { scroll: false }) : push(String(url)),
      Link,
    }),
    [pathname, push, replace],
  );
  return <AppProvider router={router} {...props} />;
}

/** `AppProvider` for the root layout of the App Router. */
export function NextAppProvider(props: AppProviderProps) {
  return (
    // Only pages with parameters in their path wait here. Next.js prerenders all others.
    <Suspense>
      <Provider {...props} />
    </Suspense>
  );
}
