import Typography from '@mui/material/Typography';
import { PageContainer } from '@toolpad/core/PageContainer';

export function OrderList() {
  return (
    <PageContainer>
      <Typography>The orders of the company will stand here.</Typography>
    </PageContainer>
  );
}
