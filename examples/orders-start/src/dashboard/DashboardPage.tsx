import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';

export function DashboardPage() {
  return (
    <PageContainer>
      <Typography>The figures of the company will stand here.</Typography>
    </PageContainer>
  );
}
