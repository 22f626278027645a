import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SignInPage } from '../sign-in-page/SignInPage';
import { Navigate, useSearchParams } from 'react-router';
import { ACCOUNTS, PASSWORD } from '../server/sessionHandlers';
import { session, useSessionData } from './session';

/** The accounts to try the application with. */
function DemoAccounts() {
  const accounts = [ACCOUNTS[0], ACCOUNTS[5]].filter((account) => account !== undefined);
  return (
    <Stack spacing={1} sx={{ width: '100%', mt: 1 }}>
      <Typography variant="body2" color="text.secondary" align="center">
        Or try it as
      </Typography>
      {accounts.map(({ name, email, role }) => (
        <Button
          key={email}
          variant="outlined"
          fullWidth
          onClick={() => void session.signIn(email, PASSWORD)}
        >
          {name}, {role}
        </Button>
      ))}
    </Stack>
  );
}

function Subtitle() {
  return session.hasExpired() ? (
    <Alert severity="info" sx={{ mt: 1, mb: 3, width: '100%' }}>
      Your session has ended. Sign in to continue where you left off.
    </Alert>
  ) : (
    <Typography variant="body2" color="text.secondary" align="center" sx={{ mt: 1, mb: 3 }}>
      The password of every account is “{PASSWORD}”.
    </Typography>
  );
}

/** Only paths of this application: never leads a user who has just signed in to another site. */
export const safePath = (path: string | null) =>
  path && /^\/(?![/\\])/.test(path) && !path.startsWith('/sign-in') ? path : '/';

/** The sign-in page. Leads on to the page that asked for it. */
export function SignInRoute() {
  const [searchParams] = useSearchParams();
  const callbackUrl = safePath(searchParams.get('callbackUrl'));
  if (useSessionData()) return <Navigate to={callbackUrl} replace />;
  return (
    <SignInPage
      providers={[{ id: 'credentials', name: 'Email and password' }]}
      signIn={(_provider, formData) =>
        session.signIn(String(formData?.get('email')), String(formData?.get('password')))
      }
      subtitle={<Subtitle />}
      hideRememberMe
    >
      <DemoAccounts />
    </SignInPage>
  );
}
