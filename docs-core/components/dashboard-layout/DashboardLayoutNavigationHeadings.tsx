import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import MovieIcon from '@mui/icons-material/Movie';
import PetsIcon from '@mui/icons-material/Pets';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useDemoRouter } from '@toolpad/core/internal';

// preview-start
const NAVIGATION: Navigation = [
  { kind: 'header', title: 'Animals' },
  { segment: 'lion', title: 'Lion', icon: <PetsIcon /> },
  { kind: 'header', title: 'Movies' },
  { segment: 'lord-of-the-rings', title: 'Lord of the Rings', icon: <MovieIcon /> },
];
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

export default function DashboardLayoutNavigationHeadings() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useDemoRouter('/lion');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout>
        <CurrentPage pathname={router.pathname} />
      </DashboardLayout>
    </AppProvider>
  );
}
