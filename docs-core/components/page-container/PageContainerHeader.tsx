import Container from '@mui/material/Container';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageHeader } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: '', title: 'Home' },
  { segment: 'orders', title: 'Orders' },
];

export default function PageContainerHeader() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      {/* preview-start */}
      <Container component="main" sx={{ my: 2 }}>
        <PageHeader />
      </Container>
      {/* preview-end */}
    </AppProvider>
  );
}
