import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { AppProvider, type Branding, type Navigation } from '@toolpad/core/AppProvider';
import { Crud } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { orderCache, orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon />, pattern: 'orders{/:orderId}*' },
];

const BRANDING: Branding = { title: 'Harbor Logistics' };

const NEW_ORDER: Partial<Order> = { status: 'Booked', insured: true };

// `undefined` leaves the title of the navigation item.
function pageTitle(pathname: string): string | undefined {
  const [id, action] = pathname.split('/').slice(2);
  if (id === 'new') return 'New order';
  if (id) return action === 'edit' ? `Order ${id} - Edit` : `Order ${id}`;
  return undefined;
}

/** React resets a form after a failed submit too. This keeps what the user typed. */
function keepValues(element: HTMLDivElement) {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('reset', stop, true);
  return () => element.removeEventListener('reset', stop, true);
}

export default function CrudBasic() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={NAVIGATION} branding={BRANDING} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer title={pageTitle(router.pathname)}>
          {/* preview-start */}
          <div ref={keepValues}>
            <Crud<Order>
              dataSource={orderSource}
              dataSourceCache={orderCache}
              rootPath="/orders"
              initialPageSize={10}
              defaultValues={NEW_ORDER}
              slotProps={{
                list: { dataGrid: { density: 'compact', pageSizeOptions: [10, 25, 50] } },
              }}
            />
          </div>
          {/* preview-end */}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}
