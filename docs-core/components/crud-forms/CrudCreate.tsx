import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Create } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { orderCache, orderSource } from '../../company/orderSource';
import type { Order } from '../../company/orders';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

const NEW_ORDER: Partial<Order> = { status: 'Booked', insured: true };

export default function CrudCreate() {
  const router = useMemoryRouter('/orders/new');
  const [event, setEvent] = React.useState('Fill in the form and create the order.');

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        <PageContainer title="New order">
          <Typography role="status" sx={{ mb: 2 }}>
            {event}
          </Typography>
          {/* preview-start */}
          <Create<Order>
            dataSource={orderSource}
            dataSourceCache={orderCache}
            initialValues={NEW_ORDER}
            onSubmitSuccess={(values) => setEvent(`Order for ${values.customer} created`)}
            resetOnSubmit
          />
          {/* preview-end */}
        </PageContainer>
      </main>
    </AppProvider>
  );
}
