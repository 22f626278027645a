import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PageContainer } from '@toolpad/core/PageContainer';
import { euros } from '../format';
import { LoadFailed } from '../layouts/LoadFailed';
import { useOrdersVersion } from '../orders/ordersVersion';
import { useAnswer } from '../useAnswer';
import { Figure, type FigureProps } from './Figure';
import { IncomeChart } from './IncomeChart';
import { LatestOrders } from './LatestOrders';
import type { Overview } from './overview';
import { StatusList } from './StatusList';

const figuresOf = ({ orders, income, openOrders, openIncome, insuredShare }: Overview) =>
  [
    { label: 'Orders', value: String(orders), note: 'since September 14' },
    { label: 'Income', value: euros(income), note: `${euros(income / (orders || 1))} per order` },
    { label: 'Open', value: String(openOrders), note: `worth ${euros(openIncome)}` },
    { label: 'Insured', value: `${Math.round(100 * insuredShare)}%`, note: 'of all orders' },
  ] satisfies FigureProps[];

const grid = { display: 'grid', gap: 2 };

/** Figures, income by week, orders by status, and the latest orders. */
export function DashboardPage() {
  const { answer, error, reload } = useAnswer<Overview>('/overview', useOrdersVersion());
  return (
    <PageContainer title="Dashboard">
      {error && <LoadFailed error={error} onRetry={reload} />}
      {!answer && !error && <Skeleton variant="rounded" height={420} />}
      {answer && (
        <Box sx={grid}>
          <Box sx={{ ...grid, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
            {figuresOf(answer).map((figure) => (
              <Figure key={figure.label} {...figure} />
            ))}
          </Box>
          <Box
            sx={{
              ...grid,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
            }}
          >
            <IncomeChart weeks={answer.weeks} />
            <StatusList orders={answer.orders} statuses={answer.statuses} />
          </Box>
          <LatestOrders orders={answer.latest} />
        </Box>
      )}
    </PageContainer>
  );
}
