import Chip, { type ChipProps } from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Order } from './orders';

const COLORS: Record<Order['status'], ChipProps['color']> = {
  Booked: 'default',
  Loading: 'secondary',
  'At sea': 'primary',
  Delivered: 'success',
};

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' });

/** Orders as rows, with the columns that fit a narrow page. */
export function OrdersTable({ orders }: { orders: Order[] }) {
  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0}>
      <Table size="small" aria-label="Orders">
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
            <TableRow key={id} hover>
              <TableCell>{id}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{customer}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{day.format(new Date(placed))}</TableCell>
              <TableCell>
                <Chip label={status} color={COLORS[status]} size="small" variant="outlined" />
              </TableCell>
              <TableCell align="right">€{amount.toLocaleString('en-US')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
