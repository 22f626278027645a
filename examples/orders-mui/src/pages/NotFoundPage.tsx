import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PageContainer } from '../page-container/PageContainer';
import { Link } from 'react-router';

/** For paths that no route knows. */
export function NotFoundPage() {
  return (
    <PageContainer title="Page not found" breadcrumbs={[]}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        This page does not exist, or it has moved. Check the URL, or start from the dashboard.
      </Typography>
      <div>
        <Button component={Link} to="/" variant="contained">
          Go to the dashboard
        </Button>
      </div>
    </PageContainer>
  );
}
