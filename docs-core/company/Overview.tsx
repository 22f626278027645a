import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { ORDERS } from './orders';
import { OrdersTable } from './OrdersTable';

const WEEK = 7 * 24 * 60 * 60 * 1000;
const FIRST_MONDAY = new Date('2026-09-14T00:00').getTime();

const amountOf = (orders: typeof ORDERS) => orders.reduce((sum, { amount }) => sum + amount, 0);
const euros = (amount: number) => `€${amount.toLocaleString('en-US')}`;

/** Income of each week, insured orders apart. */
const weeks = ['14 Sep', '21 Sep', '28 Sep', '5 Oct', '12 Oct', '19 Oct'].map((week, index) => {
  const placed = ORDERS.filter(
    (order) => Math.floor((new Date(order.placed).getTime() - FIRST_MONDAY) / WEEK) === index,
  );
  const insured = amountOf(placed.filter((order) => order.insured));
  return { week, insured, uninsured: amountOf(placed) - insured };
});

const openOrders = ORDERS.filter(({ status }) => status !== 'Delivered');
const FIGURES = [
  { label: 'Orders', value: String(ORDERS.length), note: 'past six weeks' },
  {
    label: 'Income',
    value: euros(amountOf(ORDERS)),
    note: `${euros(Math.round(amountOf(ORDERS) / ORDERS.length))} per order`,
  },
  { label: 'Open', value: String(openOrders.length), note: euros(amountOf(openOrders)) },
];

function Figure({ label, value, note }: (typeof FIGURES)[number]) {
  return (
    <Card variant="outlined" sx={{ flex: '1 1 90px' }}>
      <CardContent sx={{ p: { xs: 1, sm: 1.5 }, '&:last-child': { pb: 1.5 } }}>
        <Typography variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Typography variant="h6" component="p" sx={{ fontSize: { xs: 17, sm: 20 } }}>
          {value}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {note}
        </Typography>
      </CardContent>
    </Card>
  );
}

/** Figures, income by week, and the latest orders. */
export function Overview() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={{ xs: 1, sm: 2 }}>
        {FIGURES.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </Stack>
      <Card variant="outlined">
        <CardContent sx={{ pb: 0 }}>
          <Typography variant="subtitle2" component="h2">
            Income by week, in euros
          </Typography>
        </CardContent>
        {/* In a right-to-left page, the labels of the axis would cover the bars. */}
        <Box dir="ltr" sx={{ height: 220 }}>
          <BarChart
            dataset={weeks}
            xAxis={[{ dataKey: 'week', height: 28 }]}
            yAxis={[{ width: 52 }]}
            series={[
              { dataKey: 'insured', label: 'Insured', stack: 'income', color: '#1976d2' },
              { dataKey: 'uninsured', label: 'Not insured', stack: 'income', color: '#90caf9' },
            ]}
            grid={{ horizontal: true }}
            borderRadius={4}
            skipAnimation
          />
        </Box>
      </Card>
      <OrdersTable orders={ORDERS.slice(-5).reverse()} />
    </Stack>
  );
}
