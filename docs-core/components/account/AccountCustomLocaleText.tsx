import * as React from 'react';
import Box from '@mui/material/Box';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';

const demoSession: Session = {
  user: {
    name: 'Meera Joshi',
    email: 'meera@harbor.example',
  },
};

// preview-start
const hindi = {
  accountSignInLabel: 'साइन इन करें',
  accountSignOutLabel: 'साइन आउट करें',
  accountPreviewIconButtonLabel: 'वर्तमान उपयोगकर्ता',
};
// preview-end

export default function AccountCustomLocaleText() {
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
      <Box lang="hi" sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
        {/* preview-start */}
        <Account localeText={hindi} />
        {/* preview-end */}
      </Box>
    </AppProvider>
  );
}
