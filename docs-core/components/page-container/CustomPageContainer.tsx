import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { type Breadcrumb, PageContainer } from '@toolpad/core/PageContainer';
import { useActivePage } from '@toolpad/core/useActivePage';
import { Link, useDemoRouter } from '@toolpad/core/internal';

const NAVIGATION: Navigation = [{ segment: 'inbox', title: 'Orders', pattern: 'inbox/:id' }];

// preview-start
function ItemPage({ id }: { id: number }) {
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
        <MuiLink component={Link} href={`${activePage.path}/${id - 1}`}>
          Previous
        </MuiLink>
        <MuiLink component={Link} href={`${activePage.path}/${id + 1}`}>
          Next
        </MuiLink>
      </Stack>
    </PageContainer>
  );
}
// preview-end

function ListPage() {
  return (
    <PageContainer>
      <MuiLink component={Link} href="/inbox/123">
        Item 123
      </MuiLink>
    </PageContainer>
  );
}

export default function CustomPageContainer() {
  // Keeps the path in memory. In an application the id comes from the router.
  const router = useDemoRouter('/inbox/123');
  const id = router.pathname.match(/^\/inbox\/(-?\d+)$/)?.[1];

  return (
    <AppProvider navigation={NAVIGATION} router={router}>
      <main>{id ? <ItemPage id={Number(id)} /> : <ListPage />}</main>
    </AppProvider>
  );
}
