import { useMemo, type ComponentProps } from 'react';
import Typography from '@mui/material/Typography';
import DashboardIcon from '@mui/icons-material/Dashboard';
import LaunchIcon from '@mui/icons-material/Launch';
import ReceiptIcon from '@mui/icons-material/Receipt';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import {
  createMemoryRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { theme } from '../../company/theme';

const NAVIGATION: Navigation = [
  { title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
  { segment: 'invoices', title: 'Invoices', icon: <ReceiptIcon /> },
  { segment: 'tides', title: 'Tide tables', icon: <LaunchIcon /> },
];

// preview-start
const EXTERNAL: Record<string, string> = { '/tides': 'https://harbor.example/tides' };
const DISABLED = ['/invoices'];

function AppLink({
  href = '/',
  history,
  children,
  ...props
}: ComponentProps<NonNullable<Router['Link']>>) {
  if (DISABLED.includes(href)) {
    return (
      <a
        {...props}
        role="link"
        aria-disabled="true"
        tabIndex={-1}
        style={{ opacity: 0.5, pointerEvents: 'none' }}
      >
        {children}
      </a>
    );
  }
  if (EXTERNAL[href]) {
    return (
      <a {...props} href={EXTERNAL[href]} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  }
  return (
    <Link {...props} to={href} replace={history === 'replace'}>
      {children}
    </Link>
  );
}
// preview-end

/** React Router with the links above. */
function useAppRouter(): Router {
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  return useMemo<Router>(
    () => ({
      pathname,
      searchParams,
      navigate: (url, { history } = {}) =>
        void navigate(String(url), { replace: history === 'replace' }),
      Link: AppLink,
    }),
    [pathname, searchParams, navigate],
  );
}

function App() {
  const router = useAppRouter();
  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout>
        <PageContainer>
          <Outlet />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

export default function SidebarSpecialItems() {
  const router = useMemo(
    () =>
      createMemoryRouter([
        {
          path: '/',
          Component: App,
          children: [
            { index: true, element: <Typography>Three orders are waiting.</Typography> },
            { path: 'orders', element: <Typography>Orders from this week.</Typography> },
          ],
        },
      ]),
    [],
  );
  return <RouterProvider router={router} />;
}
