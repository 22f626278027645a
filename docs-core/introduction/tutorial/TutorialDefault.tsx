import ReceiptIcon from '@mui/icons-material/ReceiptLong';
import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboard';
import Typography from '@mui/material/Typography';
import { AppProvider, type Branding, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: '', title: 'Dashboard', icon: <SpaceDashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ReceiptIcon /> },
];

const BRANDING: Branding = { title: 'Harbor Logistics' };

const PAGES: Record<string, string> = {
  '/': "The company's figures will appear here.",
  '/orders': "The company's orders will appear here.",
};

export default function TutorialDefault() {
  const router = useMemoryRouter('/');

  return (
    // preview-start
    <AppProvider navigation={NAVIGATION} branding={BRANDING} router={router} theme={theme}>
      <DashboardLayout>
        <PageContainer>
          <Typography>{PAGES[router.pathname]}</Typography>
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
    // preview-end
  );
}
