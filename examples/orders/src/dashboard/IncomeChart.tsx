import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { day, euros, shortEuros } from '../format';
import type { Week } from './overview';

/** Income of each week, insured orders apart. */
export function IncomeChart({ weeks }: { weeks: Week[] }) {
  const theme = useTheme();
  const { primary, info } = (theme.vars ?? theme).palette;
  return (
    <Card>
      <CardContent sx={{ pb: 0 }}>
        <Typography variant="h6" component="h2">
          Income by week
        </Typography>
      </CardContent>
      <BarChart
        height={280}
        dataset={weeks.map(({ monday, ...amounts }) => ({
          ...amounts,
          week: day(`${monday}T12:00`),
        }))}
        xAxis={[{ dataKey: 'week', categoryGapRatio: 0.5 }]}
        yAxis={[{ width: 56, valueFormatter: shortEuros }]}
        series={[
          {
            dataKey: 'insured',
            label: 'Insured',
            stack: 'income',
            color: primary.main,
            valueFormatter: (amount) => euros(amount ?? 0),
          },
          {
            dataKey: 'uninsured',
            label: 'Not insured',
            stack: 'income',
            color: info.main,
            valueFormatter: (amount) => euros(amount ?? 0),
          },
        ]}
        grid={{ horizontal: true }}
        borderRadius={4}
      />
    </Card>
  );
}
