import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

export default function DashboardLayoutSidebarHidden() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/dashboard');

  return (
    <AppProvider router={router} theme={theme}>
      {/* preview-start */}
      <DashboardLayout hideNavigation>
        <PageContainer />
      </DashboardLayout>
      {/* preview-end */}
    </AppProvider>
  );
}
