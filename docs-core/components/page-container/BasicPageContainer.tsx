import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: '', title: 'Home' },
  { segment: 'orders', title: 'Orders' },
];

export default function BasicPageContainer() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <main>
        {/* preview-start */}
        <PageContainer>
          <Typography>12 orders left the warehouse today.</Typography>
        </PageContainer>
        {/* preview-end */}
      </main>
    </AppProvider>
  );
}
