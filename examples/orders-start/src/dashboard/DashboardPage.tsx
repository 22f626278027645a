import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';

export function DashboardPage() {
  return (
    <PageContainer>
      <Typography>The company's figures will appear here.</Typography>
    </PageContainer>
  );
}
