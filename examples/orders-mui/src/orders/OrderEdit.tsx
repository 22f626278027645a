import Box from '@mui/material/Box';
import { Edit } from '../crud/Edit';
import { PageContainer } from '../page-container/PageContainer';
import { useNavigate, useParams } from 'react-router';
import type { Order } from './order';
import { orderForm } from './orderSource';

/** The form for an order that exists. */
export function OrderEdit() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <PageContainer
      title={`Edit order ${id}`}
      breadcrumbs={[
        { title: 'Orders', path: '/orders' },
        { title: `Order ${id}`, path: `/orders/${id}` },
        { title: 'Edit' },
      ]}
    >
      <Box sx={{ width: '100%', maxWidth: 760 }}>
        <Edit<Order>
          id={id}
          dataSource={orderForm}
          onSubmitSuccess={() => void navigate(`/orders/${id}`)}
        />
      </Box>
    </PageContainer>
  );
}
