import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: '', title: 'Harbor Logistics' },
  {
    segment: 'inbox',
    title: 'Home',
    children: [{ segment: 'orders', title: 'Orders' }],
  },
];

export default function TitleBreadcrumbsPageContainer() {
  // Keeps the path in memory. An application passes the router of its framework.
  const router = useMemoryRouter('/inbox/orders');

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <main>
        <PageContainer />
      </main>
    </AppProvider>
  );
}
