import * as React from 'react';
import Box from '@mui/material/Box';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';

const avatar = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#0059b3"/><circle cx="24" cy="19" r="8" fill="#fff"/><path d="M8 46a16 14 0 0 1 32 0z" fill="#fff"/></svg>',
)}`;

const demoSession: Session = {
  user: {
    name: 'Ines Okafor',
    email: 'ines@harbor.example',
    image: avatar,
  },
};

export default function AccountDemoSignedIn() {
  const [session, setSession] = React.useState<Session | null>(demoSession);

  const authentication = React.useMemo(
    () => ({
      signIn: () => setSession(demoSession),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    // preview-start
    <AppProvider authentication={authentication} session={session}>
      <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
        <Account />
      </Box>
    </AppProvider>
    // preview-end
  );
}
