import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';

export function OrderList() {
  return (
    <PageContainer>
      <Typography>The company's orders will appear here.</Typography>
    </PageContainer>
  );
}
