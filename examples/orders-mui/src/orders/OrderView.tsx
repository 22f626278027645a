import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { PageContainer } from '../page-container/PageContainer';
import { Link, useNavigate, useParams } from 'react-router';
import { euros, longDate } from '../format';
import { LoadFailed } from '../layouts/LoadFailed';
import { useCanEdit } from '../session/session';
import { useAnswer } from '../useAnswer';
import { STATUSES, type Order } from './order';
import { useOrdersVersion } from './ordersVersion';
import { nextStatus, useOrderActions } from './useOrderActions';

function Details({ order }: { order: Order }) {
  const details = [
    ['Customer', order.customer],
    ['Port', order.port],
    ['Placed', longDate(order.placed)],
    ['Amount', euros(order.amount)],
    ['Insurance', order.insured ? 'Insured' : 'Not insured'],
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
        gap: 3,
        m: 0,
      }}
    >
      {details.map(([term, value]) => (
        <div key={term}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {term}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 500 }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

/** One order: how far it has come, its details, and what an admin can do with it. */
export function OrderView() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const canEdit = useCanEdit();
  const { answer: order, error, reload } = useAnswer<Order>(`/orders/${id}`, useOrdersVersion());
  const actions = useOrderActions();
  const next = order && nextStatus(order.status);

  return (
    <PageContainer
      title={`Order ${id}`}
      breadcrumbs={[{ title: 'Orders', path: '/orders' }, { title: `Order ${id}` }]}
    >
      {error && <LoadFailed error={error} onRetry={reload} />}
      {!order && !error && <Skeleton variant="rounded" height={240} />}
      {order && (
        <Stack spacing={2}>
          <Card>
            <CardContent sx={{ display: 'grid', gap: 4, p: { xs: 2, sm: 3 } }}>
              <Stepper activeStep={STATUSES.indexOf(order.status) + 1} alternativeLabel>
                {STATUSES.map((status) => (
                  <Step key={status}>
                    <StepLabel>{status}</StepLabel>
                  </Step>
                ))}
              </Stepper>
              <Details order={order} />
            </CardContent>
          </Card>
          {canEdit && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              {next && (
                <Button
                  variant="contained"
                  endIcon={<ForwardIcon />}
                  onClick={() => void actions.advance(order)}
                >
                  Set to {next.toLowerCase()}
                </Button>
              )}
              <Button
                component={Link}
                to={`/orders/${id}/edit`}
                variant="outlined"
                startIcon={<EditIcon />}
              >
                Edit
              </Button>
              <Button
                color="error"
                startIcon={<DeleteIcon />}
                onClick={() =>
                  void actions.remove(order.id).then((gone) => gone && navigate('/orders'))
                }
              >
                Delete
              </Button>
            </Stack>
          )}
        </Stack>
      )}
    </PageContainer>
  );
}
