import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { AppProvider, type Branding, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useDemoRouter } from '@toolpad/core/internal';

const NAVIGATION: Navigation = [
  { segment: 'dashboard', title: 'Dashboard', icon: <DashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
];

// An image file of your own works the same: <img src="/logo.svg" alt="" />
const LOGO = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="46" height="40">
    <path fill="none" stroke="#007fff" stroke-width="6" d="M5 35V7l18 14L41 7v28" />
  </svg>`,
)}`;

// preview-start
const BRANDING: Branding = {
  logo: <img src={LOGO} alt="" />,
  title: 'MUI',
  homeUrl: '/toolpad/core/introduction',
};
// preview-end

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

export default function DashboardLayoutBranding() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useDemoRouter('/dashboard');

  return (
    <AppProvider branding={BRANDING} navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout>
        <CurrentPage pathname={router.pathname} />
      </DashboardLayout>
    </AppProvider>
  );
}
