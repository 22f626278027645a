import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud } from '@toolpad/core/Crud';
import type { PageContainerProps } from '@toolpad/core/PageContainer';
import { orderCache, orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

// preview-start
function OrdersContainer({ title = 'Orders', children }: PageContainerProps) {
  return (
    <Box sx={{ p: 4 }}>
      <Typography variant="h4" component="h1" color="primary" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
// preview-end

export default function CrudPageContainerSlots() {
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        <Crud<Order>
          dataSource={orderSource}
          dataSourceCache={orderCache}
          rootPath="/orders"
          initialPageSize={5}
          pageTitles={{ create: 'New order' }}
          slots={{ pageContainer: OrdersContainer }}
          slotProps={{ list: { dataGrid: { pageSizeOptions: [5, 10, 25] } } }}
        />
      </main>
    </AppProvider>
  );
}
