import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';

const avatar = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#0059b3"/><circle cx="24" cy="19" r="8" fill="#fff"/><path d="M8 46a16 14 0 0 1 32 0z" fill="#fff"/></svg>',
)}`;
const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#004c99"/><path d="M6 20h20l-4 6H10zM15 6h2v12h-2zM18 8l6 9h-6z" fill="#fff"/></svg>',
)}`;

interface CustomSession extends Session {
  org: { name: string; url: string; logo: string };
}

// preview-start
function UserDetails() {
  const session = useSession<CustomSession>();

  return (
    <Stack sx={{ width: 280 }}>
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      {session ? (
        <Stack spacing={1} sx={{ px: 2, pb: 2 }}>
          <Typography variant="caption">This account is managed by</Typography>
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <Avatar variant="square" src={session.org.logo} alt="" sx={{ width: 32, height: 32 }} />
            <Stack>
              <Typography variant="body2">{session.org.name}</Typography>
              <Link variant="caption" href={session.org.url} target="_blank" rel="noopener">
                {session.org.url}
              </Link>
            </Stack>
          </Stack>
        </Stack>
      ) : null}
      <Divider />
      <AccountPopoverFooter>
        <SignOutButton />
      </AccountPopoverFooter>
    </Stack>
  );
}
// preview-end

const demoSession: CustomSession = {
  user: {
    name: 'Ines Okafor',
    email: 'ines@harbor.example',
    image: avatar,
  },
  org: {
    name: 'Harbor Logistics',
    url: 'https://harbor.example',
    logo,
  },
};

export default function AccountCustomUserDetails() {
  const [session, setSession] = React.useState<CustomSession | null>(demoSession);

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
        <Account slots={{ popoverContent: UserDetails }} />
        {/* preview-end */}
      </Box>
    </AppProvider>
  );
}
