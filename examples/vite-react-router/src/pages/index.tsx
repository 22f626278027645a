import Typography from '@mui/material/Typography';

export function DashboardPage() {
  return <Typography>Three orders are waiting to be packed.</Typography>;
}
