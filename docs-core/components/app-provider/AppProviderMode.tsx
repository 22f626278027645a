import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useColorScheme, useTheme } from '@mui/material/styles';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [{ segment: 'mode', title: 'Mode' }];

// preview-start
/** What a chart, map, or editor with its own colors needs: `light` or `dark`. */
function useMode(): 'light' | 'dark' {
  const { mode, systemMode } = useColorScheme();
  return (mode === 'system' ? systemMode : mode) ?? 'light';
}

function Modes() {
  const { palette } = useTheme();
  return (
    <Stack spacing={1}>
      <Typography>The page is {useMode()}.</Typography>
      <Typography color="text.secondary">theme.palette.mode says {palette.mode}.</Typography>
    </Stack>
  );
}
// preview-end

export default function AppProviderMode() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/mode');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <DashboardLayout>
        <PageContainer>
          <Modes />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
