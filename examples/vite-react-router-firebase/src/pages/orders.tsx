import Typography from '@mui/material/Typography';

export function OrdersPage() {
  return <Typography>Orders of this week.</Typography>;
}
