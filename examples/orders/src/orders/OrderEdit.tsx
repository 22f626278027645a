import { Edit } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useNavigate, useParams } from 'react-router';
import { KeepValues } from './KeepValues';
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
      <KeepValues>
        <Edit<Order>
          id={id}
          dataSource={orderForm}
          onSubmitSuccess={() => void navigate(`/orders/${id}`)}
        />
      </KeepValues>
    </PageContainer>
  );
}
