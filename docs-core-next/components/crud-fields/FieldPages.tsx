import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud, type DataModel, type DataSource } from '@toolpad/core/Crud';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

const PAGES = [
  { path: '/orders', label: 'List' },
  { path: '/orders/1041', label: 'Show' },
  { path: '/orders/1041/edit', label: 'Edit' },
  { path: '/orders/new', label: 'Create' },
];

/** The four pages of a data source, with a tab for each. It opens with the form. */
export function FieldPages<D extends DataModel>({ dataSource }: { dataSource: DataSource<D> }) {
  const router = useMemoryRouter('/orders/1041/edit');
  const isTab = PAGES.some(({ path }) => path === router.pathname);

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        <Tabs
          value={isTab && router.pathname}
          onChange={(_, path: string) => router.navigate(path)}
          aria-label="Order pages"
        >
          {PAGES.map(({ path, label }) => (
            <Tab key={path} value={path} label={label} />
          ))}
        </Tabs>
        <Crud<D>
          dataSource={dataSource}
          rootPath="/orders"
          initialPageSize={25}
          slotProps={{ pageContainer: { title: 'Orders', breadcrumbs: [] } }}
        />
      </main>
    </AppProvider>
  );
}
