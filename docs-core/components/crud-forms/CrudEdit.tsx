import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Edit } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { orderCache, orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

export default function CrudEdit() {
  const router = useMemoryRouter('/orders/1041/edit');
  const [event, setEvent] = React.useState('Change the order and save it.');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        <PageContainer title="Order 1041 - Edit">
          <Typography role="status" sx={{ mb: 2 }}>
            {event}
          </Typography>
          {/* preview-start */}
          <Edit<Order>
            id={1041}
            dataSource={orderSource}
            dataSourceCache={orderCache}
            onSubmitSuccess={(values) => setEvent(`Order for ${values.customer} edited`)}
          />
          {/* preview-end */}
        </PageContainer>
      </main>
    </AppProvider>
  );
}
