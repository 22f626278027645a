import Typography from '@mui/material/Typography';

export default function DashboardPage() {
  return <Typography>Three orders are waiting to be packed.</Typography>;
}
