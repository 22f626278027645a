import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Account } from '@toolpad/core/Account';
import { AuthenticationContext, SessionContext, type Session } from '@toolpad/core/AppProvider';

const SESSION: Session = { user: { name: 'Ines Okafor', email: 'ines@harbor.example' } };

export default function AccountWithCore() {
  const [session, setSession] = React.useState<Session | null>(SESSION);
  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(SESSION), signOut: () => setSession(null) }),
    [],
  );

  return (
    // preview-start
    <AuthenticationContext value={authentication}>
      <SessionContext value={session}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography>{session ? 'Signed in' : 'Signed out'}</Typography>
          <Account />
        </Stack>
      </SessionContext>
    </AuthenticationContext>
    // preview-end
  );
}
