import Typography from '@mui/material/Typography';

export default function DashboardPage() {
  return <Typography>Three orders wait to be packed.</Typography>;
}
