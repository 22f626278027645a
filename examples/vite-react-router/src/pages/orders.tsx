import Typography from '@mui/material/Typography';

export function OrdersPage() {
  return <Typography>Orders from this week.</Typography>;
}
