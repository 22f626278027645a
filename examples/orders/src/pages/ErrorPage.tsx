import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { PageContainer } from '@toolpad/core/PageContainer';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';

function describe(error: unknown): { title: string; message: string } {
  if (isRouteErrorResponse(error) && error.status === 403)
    return { title: "You don't have access to this page", message: String(error.data) };
  return {
    title: 'Something went wrong',
    message: error instanceof Error ? error.message : 'Reload the page.',
  };
}

/** What a user sees instead of a page that threw, or that their role may not open. */
export function ErrorPage() {
  const { title, message } = describe(useRouteError());
  return (
    <PageContainer title={title} breadcrumbs={[]}>
      <Alert
        severity="error"
        action={
          <Button component={Link} to="/" color="inherit" size="small">
            Go to the dashboard
          </Button>
        }
      >
        <AlertTitle>{title}</AlertTitle>
        {message}
      </Alert>
    </PageContainer>
  );
}
