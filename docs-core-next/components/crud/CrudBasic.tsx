import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { AppProvider, type Branding, type Navigation } from '@toolpad/core/AppProvider';
import { Crud } from '@toolpad/core/Crud';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { orderCache, orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon />, pattern: 'orders{/:orderId}*' },
];

const BRANDING: Branding = { title: 'Harbor Logistics' };

const NEW_ORDER: Partial<Order> = { status: 'Booked', insured: true };

// The list has the title of its navigation item.
function titlesFor(pathname: string) {
  const id = pathname.split('/')[2];
  return { show: `Order ${id}`, create: 'New order', edit: `Order ${id} - Edit` };
}

export default function CrudBasic() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={NAVIGATION} branding={BRANDING} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        {/* preview-start */}
        <Crud<Order>
          dataSource={orderSource}
          dataSourceCache={orderCache}
          rootPath="/orders"
          initialPageSize={10}
          defaultValues={NEW_ORDER}
          pageTitles={titlesFor(router.pathname)}
          slotProps={{
            list: { dataGrid: { density: 'compact', pageSizeOptions: [10, 25, 50] } },
          }}
        />
        {/* preview-end */}
      </DashboardLayout>
    </AppProvider>
  );
}
