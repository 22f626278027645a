import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BarChartIcon from '@mui/icons-material/BarChart';
import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';

const NAVIGATION: Navigation = [
  { segment: 'dashboard', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
  { segment: 'reports', title: 'Reports', icon: <BarChartIcon /> },
];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // This frame is narrow: the desktop sidebar starts at 600px here.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
});

function CurrentPage({ pathname }: { pathname: string }) {
  return (
    <Box sx={{ py: 4, textAlign: 'center' }}>
      <Typography component="h1" variant="body1">
        Current page: {pathname}
      </Typography>
    </Box>
  );
}

export default function DashboardLayoutSidebarCollapsed() {
  const [pathname, setPathname] = useState('/dashboard');
  const router = useMemo<Router>(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      {/* preview-start */}
      <DashboardLayout defaultSidebarCollapsed>
        <CurrentPage pathname={pathname} />
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
