import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { day, euros } from '../format';
import type { Order } from '../orders/order';
import { StatusChip } from '../orders/StatusChip';

/** The newest orders. */
export function LatestOrders({ orders }: { orders: Order[] }) {
  return (
    <Card>
      <CardContent sx={{ pb: 1 }}>
        <Typography variant="h6" component="h2">
          Latest orders
        </Typography>
      </CardContent>
      <TableContainer tabIndex={0}>
        <Table size="small" aria-label="Latest orders" sx={{ '& tr:last-child td': { border: 0 } }}>
          <TableHead>
            <TableRow>
              <TableCell>Order</TableCell>
              <TableCell>Customer</TableCell>
              <TableCell>Placed</TableCell>
              <TableCell>Status</TableCell>
              <TableCell align="right">Amount</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {orders.map(({ id, customer, placed, status, amount }) => (
              <TableRow key={id}>
                <TableCell>
                  <Link component={RouterLink} to={`/orders/${id}`}>
                    {id}
                  </Link>
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{customer}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{day(placed)}</TableCell>
                <TableCell>
                  <StatusChip status={status} />
                </TableCell>
                <TableCell align="right">{euros(amount)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
