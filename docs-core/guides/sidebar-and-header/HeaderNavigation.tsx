import { useMemo } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout, ThemeSwitcher } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ReactRouterAppProvider } from '@toolpad/core/react-router';
import { useActivePage } from '@toolpad/core/useActivePage';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { theme } from '../../company/theme';

const PAGES = [
  { segment: 'orders', title: 'Orders' },
  { segment: 'ports', title: 'Ports' },
  { segment: 'reports', title: 'Reports' },
];
const NAVIGATION: Navigation = PAGES;

// preview-start
function HeaderLinks() {
  const activePage = useActivePage();
  return (
    <Stack direction="row" spacing={1}>
      <Stack
        component="nav"
        aria-label="Pages"
        direction="row"
        sx={{ display: { xs: 'none', md: 'flex' } }}
      >
        {PAGES.map(({ segment, title }) => {
          const isActive = activePage?.path === `/${segment}`;
          return (
            <Button
              key={segment}
              component={Link}
              to={`/${segment}`}
              color={isActive ? 'primary' : 'inherit'}
              aria-current={isActive ? 'page' : undefined}
            >
              {title}
            </Button>
          );
        })}
      </Stack>
      <ThemeSwitcher />
    </Stack>
  );
}

const SLOTS = { toolbarActions: HeaderLinks };

function Layout() {
  // Phones and tablets keep the sidebar.
  const isDesktop = useMediaQuery((current: Theme) => current.breakpoints.up('md'));
  return (
    <DashboardLayout hideNavigation={isDesktop} slots={SLOTS}>
      <PageContainer>
        <Outlet />
      </PageContainer>
    </DashboardLayout>
  );
}
// preview-end

function App() {
  return (
    <ReactRouterAppProvider navigation={NAVIGATION} theme={theme}>
      <Layout />
    </ReactRouterAppProvider>
  );
}

export default function HeaderNavigation() {
  const router = useMemo(
    () =>
      createMemoryRouter(
        [
          {
            path: '/',
            Component: App,
            children: PAGES.map(({ segment, title }) => ({
              path: segment,
              element: <Typography>This is the page “{title}”.</Typography>,
            })),
          },
        ],
        { initialEntries: ['/orders'] },
      ),
    [],
  );
  return <RouterProvider router={router} />;
}
