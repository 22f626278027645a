import { Create } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useNavigate } from 'react-router';
import { KeepValues } from './KeepValues';
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
      <KeepValues>
        <Create<Order>
          dataSource={orderForm}
          initialValues={{ status: 'Booked', insured: true, placed: new Date().toISOString() }}
          onSubmitSuccess={() => void navigate('/orders')}
        />
      </KeepValues>
    </PageContainer>
  );
}
