import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Show } from '@toolpad/core/Crud';
import { orderCache, orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

export default function CrudShow() {
  const router = useMemoryRouter('/orders/1041');
  const [event, setEvent] = React.useState('Click a button.');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        <Typography role="status" sx={{ px: 3, pt: 2 }}>
          {event}
        </Typography>
        {/* preview-start */}
        <Show<Order>
          id={1041}
          pageTitle="Order 1041"
          dataSource={orderSource}
          dataSourceCache={orderCache}
          onEditClick={(id) => setEvent(`Edit clicked for order ${id}`)}
          onDelete={(id) => setEvent(`Order ${id} deleted`)}
        />
        {/* preview-end */}
      </main>
    </AppProvider>
  );
}
