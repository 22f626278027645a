import Typography from '@mui/material/Typography';

export function DashboardPage() {
  return <Typography>Three orders wait to be packed.</Typography>;
}
