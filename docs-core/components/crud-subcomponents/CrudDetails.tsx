import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud } from '@toolpad/core/Crud';
import { PageContainer } from '@toolpad/core/PageContainer';
import { orderCache, orderSource } from '../../company/orderSource';
import { STATUSES, type Order } from '../../company/orders';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const NAVIGATION: Navigation = [
  { segment: 'orders', title: 'Orders', pattern: 'orders{/:orderId}*' },
];

// preview-start
/** Replaces `Show`. */
function OrderDetails({ id, onEditClick }: { id: string; onEditClick: () => void }) {
  const [order, setOrder] = React.useState<Order>();
  const [error, setError] = React.useState<string>();

  React.useEffect(() => {
    let current = true;
    orderSource.getOne(id).then(
      (found) => current && setOrder(found),
      (reason: Error) => current && setError(reason.message),
    );
    return () => {
      current = false;
    };
  }, [id]);

  if (error) return <Alert severity="error">{error}</Alert>;
  if (!order) return <LinearProgress aria-label="Loading the order" />;
  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography sx={{ flex: 1 }}>
          {order.customer}, to {order.port}: €{order.amount.toLocaleString('en-US')}
        </Typography>
        {order.insured && <Chip label="Insured" size="small" />}
        <Button variant="contained" onClick={onEditClick}>
          Edit
        </Button>
      </Stack>
      <Stepper
        activeStep={STATUSES.indexOf(order.status)}
        alternativeLabel
        // The numbers of later steps have too little contrast with their default color.
        sx={{ '& .Mui-disabled .MuiStepIcon-root': { color: 'text.secondary' } }}
      >
        {STATUSES.map((status) => (
          <Step key={status}>
            <StepLabel>{status}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </Stack>
  );
}
// preview-end

export default function CrudDetails() {
  const router = useMemoryRouter('/orders/1063');
  // '/orders/1063/edit' has the id '1063' and the action 'edit'.
  const [id, action] = router.pathname.split('/').slice(2);

  return (
    <AppProvider navigation={NAVIGATION} router={router} theme={theme}>
      <main>
        {id && id !== 'new' && !action ? (
          <PageContainer title={`Order ${id}`}>
            <OrderDetails
              key={id}
              id={id}
              onEditClick={() => router.navigate(`/orders/${id}/edit`)}
            />
          </PageContainer>
        ) : (
          <PageContainer title="Orders">
            <Crud<Order>
              dataSource={orderSource}
              dataSourceCache={orderCache}
              rootPath="/orders"
              initialPageSize={25}
            />
          </PageContainer>
        )}
      </main>
    </AppProvider>
  );
}
