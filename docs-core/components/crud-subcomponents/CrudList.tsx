import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { List } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { orderCache, orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

export default function CrudList() {
  const router = useMemoryRouter('/orders');
  const [event, setEvent] = React.useState('Click a row or a button.');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        <PageContainer>
          <Typography role="status" sx={{ mb: 2 }}>
            {event}
          </Typography>
          {/* preview-start */}
          <List<Order>
            dataSource={orderSource}
            dataSourceCache={orderCache}
            initialPageSize={5}
            onRowClick={(id) => setEvent(`Row for order ${id} clicked`)}
            onCreateClick={() => setEvent('Create clicked')}
            onEditClick={(id) => setEvent(`Edit clicked for order ${id}`)}
            onDelete={(id) => setEvent(`Order ${id} deleted`)}
            slotProps={{ dataGrid: { pageSizeOptions: [5, 10, 25] } }}
          />
          {/* preview-end */}
        </PageContainer>
      </main>
    </AppProvider>
  );
}
