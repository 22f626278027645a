import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Stack from '@mui/material/Stack';
import Add from '@mui/icons-material/Add';
import {
  Account,
  AccountPopoverFooter,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';

const avatar = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#0059b3"/><circle cx="24" cy="19" r="8" fill="#fff"/><path d="M8 46a16 14 0 0 1 32 0z" fill="#fff"/></svg>',
)}`;

type User = NonNullable<Session['user']>;

const initialAccounts: User[] = [
  { id: 'harbor', name: 'Ines Okafor', email: 'ines@harbor.example', image: avatar },
  { id: 'team', name: 'Harbor Logistics', email: 'team@harbor.example' },
];

interface Switcher {
  accounts: User[];
  select: (user: User) => void;
  add: () => void;
}

const SwitcherContext = React.createContext<Switcher>({
  accounts: [],
  select: () => {},
  add: () => {},
});

// preview-start
function SwitcherPopoverContent() {
  const { accounts, select, add } = React.useContext(SwitcherContext);
  const session = useSession();

  return (
    <Stack sx={{ width: 300 }}>
      <AccountPreview variant="expanded" />
      <Divider />
      <MenuList aria-label="Accounts" sx={{ maxHeight: 160, overflow: 'auto' }}>
        {accounts.map((account) => (
          <MenuItem
            key={account.id}
            selected={account.id === session?.user?.id}
            onClick={() => select(account)}
          >
            <ListItemIcon sx={{ mr: 1 }}>
              <Avatar
                src={account.image ?? undefined}
                alt=""
                sx={{ width: 32, height: 32, fontSize: 14, bgcolor: '#6d4c41', color: '#fff' }}
              >
                {account.email?.charAt(0).toUpperCase()}
              </Avatar>
            </ListItemIcon>
            <ListItemText primary={account.name} secondary={account.email} />
          </MenuItem>
        ))}
      </MenuList>
      <Divider />
      <AccountPopoverFooter sx={{ justifyContent: 'space-between' }}>
        <Button size="small" startIcon={<Add />} onClick={add} sx={{ textTransform: 'capitalize' }}>
          Add new
        </Button>
        <SignOutButton />
      </AccountPopoverFooter>
    </Stack>
  );
}
// preview-end

export default function AccountSlotsAccountSwitcher() {
  const [accounts, setAccounts] = React.useState(initialAccounts);
  const [user, setUser] = React.useState<User | undefined>(initialAccounts[0]);

  const authentication = React.useMemo(
    () => ({
      signIn: () => setUser(initialAccounts[0]),
      signOut: () => setUser(undefined),
    }),
    [],
  );

  const switcher = React.useMemo<Switcher>(
    () => ({
      accounts,
      select: setUser,
      add: () => {
        const id = `office-${accounts.length}`;
        const added: User = { id, name: 'Harbor Logistics', email: `${id}@harbor.example` };
        setAccounts([...accounts, added]);
        setUser(added);
      },
    }),
    [accounts],
  );

  return (
    <AppProvider authentication={authentication} session={user ? { user } : null}>
      <SwitcherContext.Provider value={switcher}>
        <Box sx={{ display: 'flex', justifyContent: 'center', p: 2 }}>
          {/* preview-start */}
          <Account slots={{ popoverContent: SwitcherPopoverContent }} />
          {/* preview-end */}
        </Box>
      </SwitcherContext.Provider>
    </AppProvider>
  );
}
