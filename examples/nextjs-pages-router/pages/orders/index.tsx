import Typography from '@mui/material/Typography';

export default function OrdersPage() {
  return <Typography>Orders from this week.</Typography>;
}
