import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useRouter } from 'next/router';
import { useMemo } from 'react';
import { AppProvider, type AppProviderProps } from '../app-provider/AppProvider';
import type { Router } from '../app-provider/router';

const useNextSearchParams = () => new URLSearchParams(useSearchParams() ?? '');

/** `AppProvider` for `pages/_app` of the Pages Router. */
export function NextPagesAppProvider(props: AppProviderProps) {
  const { asPath, push, replace } = useRouter();
  const [pathname = '/'] = asPath.split(/[?#]/);
  const router = useMemo<Router>(
    () => ({
      pathname,
      useSearchParams: useNextSearchParams,
      navigate: (url, { history } = {}) =>
        void (history === 'replace' ? replace(String(url)) : push(String(url))),
      Link,
    }),
    [pathname, push, replace],
  );
  return <AppProvider router={router} {...props} />;
}
