import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AppProvider, type Navigate, type Navigation } from '@toolpad/core/AppProvider';
import { type Breadcrumb, PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [{ segment: 'inbox', title: 'Orders', pattern: 'inbox/:id' }];

// preview-start
function ItemPage({ id, navigate }: { id: number; navigate: Navigate }) {
  const activePage = useActivePage();
  if (!activePage) {
    return null;
  }

  const title = `Item ${id}`;
  const breadcrumbs: Breadcrumb[] = [
    ...activePage.breadcrumbs,
    { title, path: `${activePage.path}/${id}` },
  ];

  return (
    <PageContainer title={title} breadcrumbs={breadcrumbs}>
      <Stack direction="row" spacing={2}>
        <Button onClick={() => navigate(`${activePage.path}/${id - 1}`)}>Previous</Button>
        <Button onClick={() => navigate(`${activePage.path}/${id + 1}`)}>Next</Button>
      </Stack>
    </PageContainer>
  );
}
// preview-end

function ListPage({ navigate }: { navigate: Navigate }) {
  return (
    <PageContainer>
      <Button onClick={() => navigate('/inbox/123')}>Item 123</Button>
    </PageContainer>
  );
}

export default function CustomPageContainer() {
  // Keeps the path in memory. In an application the id comes from the router.
  const router = useMemoryRouter('/inbox/123');
  const id = router.pathname.match(/^\/inbox\/(-?\d+)$/)?.[1];

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <main>
        {id ? (
          <ItemPage id={Number(id)} navigate={router.navigate} />
        ) : (
          <ListPage navigate={router.navigate} />
        )}
      </main>
    </AppProvider>
  );
}
