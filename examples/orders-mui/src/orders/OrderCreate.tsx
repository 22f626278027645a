import Box from '@mui/material/Box';
import { Create } from '../crud/Create';
import { PageContainer } from '../page-container/PageContainer';
import { useNavigate } from 'react-router';
import type { Order } from './order';
import { orderForm } from './orderSource';

/** The form for a new order. */
export function OrderCreate() {
  const navigate = useNavigate();
  return (
    <PageContainer
      title="New order"
      breadcrumbs={[{ title: 'Orders', path: '/orders' }, { title: 'New' }]}
    >
      <Box sx={{ width: '100%', maxWidth: 760 }}>
        <Create<Order>
          dataSource={orderForm}
          initialValues={{ status: 'Booked', insured: true, placed: new Date().toISOString() }}
          onSubmitSuccess={() => void navigate('/orders')}
        />
      </Box>
    </PageContainer>
  );
}
