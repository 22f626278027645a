import * as React from 'react';
import Box from '@mui/material/Box';
import Logout from '@mui/icons-material/Logout';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';

const avatar = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#1b5e20"/><circle cx="24" cy="19" r="8" fill="#fff"/><path d="M8 46a16 14 0 0 1 32 0z" fill="#fff"/></svg>',
)}`;

const demoSession: Session = {
  user: {
    name: 'Ines Okafor',
    email: 'ines@harbor.example',
    image: avatar,
  },
};

export default function AccountCustomSlotProps() {
  const [session, setSession] = React.useState<Session | null>(demoSession);

  const authentication = React.useMemo(
    () => ({
      signIn: () => setSession(demoSession),
      signOut: () => setSession(null),
    }),
    [],
  );

  return (
    <AppProvider authentication={authentication} session={session}>
      <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
        {/* preview-start */}
        <Account
          slotProps={{
            signInButton: { color: 'success' },
            signOutButton: { color: 'success', startIcon: <Logout /> },
            preview: {
              variant: 'expanded',
              slotProps: {
                avatar: { variant: 'rounded' },
                moreIconButton: {
                  'aria-label': 'Account menu',
                  sx: { marginBlock: 'auto' },
                },
              },
            },
          }}
        />
        {/* preview-end */}
      </Box>
    </AppProvider>
  );
}
