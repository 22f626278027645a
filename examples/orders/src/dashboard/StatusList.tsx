import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Overview } from './overview';

/** How many orders are in each status. Each row leads to them. */
export function StatusList({ orders, statuses }: Pick<Overview, 'orders' | 'statuses'>) {
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          Orders by status
        </Typography>
        <Stack spacing={2.5}>
          {statuses.map(({ status, orders: count }) => (
            <div key={status}>
              <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 0.75 }}>
                <Link
                  component={RouterLink}
                  to={`/orders?status=${encodeURIComponent(status)}`}
                  variant="body2"
                  underline="hover"
                  color="text.primary"
                >
                  {status}
                </Link>
                <Typography variant="body2" color="text.secondary">
                  {count} of {orders}
                </Typography>
              </Stack>
              <LinearProgress
                variant="determinate"
                value={orders ? (100 * count) / orders : 0}
                aria-label={`Orders ${status.toLowerCase()}`}
                sx={{ height: 8, borderRadius: 4, bgcolor: 'divider' }}
              />
            </div>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
