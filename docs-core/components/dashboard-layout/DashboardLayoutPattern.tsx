import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import DashboardIcon from '@mui/icons-material/Dashboard';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useDemoRouter } from '@toolpad/core/internal';

// preview-start
const NAVIGATION: Navigation = [
  { segment: 'dashboard', title: 'Dashboard', icon: <DashboardIcon /> },
  {
    segment: 'orders',
    title: 'Orders',
    icon: <ShoppingCartIcon />,
    pattern: 'orders{/:orderId}*',
  },
];
// preview-end

const ORDER_IDS = ['1', '2', '3'];

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
  // This frame is narrow: the desktop sidebar starts at 600px here.
  breakpoints: { values: { xs: 0, sm: 600, md: 600, lg: 1200, xl: 1536 } },
});

function CurrentPage({ router }: { router: Router }) {
  return (
    <Box sx={{ py: 4, textAlign: 'center' }}>
      <Typography component="h1" variant="body1">
        Current page: {router.pathname}
      </Typography>
      {router.pathname.startsWith('/orders') ? (
        <Stack direction="row" spacing={1} sx={{ pt: 2, justifyContent: 'center' }}>
          {ORDER_IDS.map((id) => (
            <Button key={id} onClick={() => router.navigate(`/orders/${id}`)}>
              Order {id}
            </Button>
          ))}
        </Stack>
      ) : null}
    </Box>
  );
}

export default function DashboardLayoutPattern() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useDemoRouter('/orders');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout>
        <CurrentPage router={router} />
      </DashboardLayout>
    </AppProvider>
  );
}
