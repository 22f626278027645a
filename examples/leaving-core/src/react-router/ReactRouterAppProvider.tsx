import { useMemo } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { AppProvider, type AppProviderProps } from '../app-provider/AppProvider';
import type { LinkProps, Router } from '../app-provider/router';

function ReactRouterLink({ href, ...props }: LinkProps) {
  return <Link to={href} {...props} />;
}

const useReactRouterSearchParams = () => useSearchParams()[0];

const pathIn = (url: string | URL) =>
  url instanceof URL ? url.pathname + url.search + url.hash : url;

/** `AppProvider` for a layout route of React Router. */
export function ReactRouterAppProvider(props: AppProviderProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const router = useMemo<Router>(
    () => ({
      pathname,
      useSearchParams: useReactRouterSearchParams,
      navigate: (url, { history } = {}) =>
        void navigate(pathIn(url), { replace: history === 'replace' }),
      Link: ReactRouterLink,
    }),
    [navigate, pathname],
  );
  return <AppProvider router={router} {...props} />;
}
