import DashboardIcon from '@mui/icons-material/Dashboard';
import GitHubIcon from '@mui/icons-material/GitHub';
import InventoryIcon from '@mui/icons-material/Inventory';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Outlet, Route, Routes, useNavigate } from 'react-router';
import type { Branding, Navigation } from './app-provider/navigation';
import { Crud } from './crud/Crud';
import { DashboardLayout } from './dashboard-layout/DashboardLayout';
import { MessagesPage } from './demo/MessagesPage';
import { orderSource } from './demo/orderSource';
import { SettingsPage } from './demo/SettingsPage';
import { PageContainer } from './page-container/PageContainer';
import { ReactRouterAppProvider } from './react-router/ReactRouterAppProvider';
import { SignInPage, type AuthProvider } from './sign-in-page/SignInPage';
import { useSession, type Session } from './use-session/session';

const NAVIGATION: Navigation = [
  { title: 'Dashboard', icon: <DashboardIcon /> },
  {
    segment: 'orders',
    title: 'Orders',
    icon: <InventoryIcon />,
    pattern: 'orders{/:id}*',
    action: <Chip label={30} size="small" color="primary" />,
  },
  { kind: 'divider' },
  { kind: 'header', title: 'More' },
  {
    segment: 'tools',
    title: 'Tools',
    action: (
      <IconButton aria-label="More tools" size="small">
        <MoreHorizIcon />
      </IconButton>
    ),
    children: [
      { segment: 'messages', title: 'Messages' },
      { segment: 'settings', title: 'Settings' },
    ],
  },
];
const BRANDING: Branding = { title: 'Harbor Logistics' };
const PROVIDERS: AuthProvider[] = [
  { id: 'github', name: 'GitHub', icon: <GitHubIcon /> },
  { id: 'credentials', name: 'password' },
];

function Welcome() {
  const session = useSession();
  return (
    <PageContainer>
      <Typography>
        {session?.user ? `Hello, ${session.user.name}` : 'You are signed out.'}
      </Typography>
    </PageContainer>
  );
}

/** All replacements in one application. */
export function App() {
  const navigate = useNavigate();
  const [session, setSession] = useState<Session | null>(null);
  const authentication = useMemo(
    () => ({ signIn: () => void navigate('/sign-in'), signOut: () => setSession(null) }),
    [navigate],
  );

  function signIn(_provider: AuthProvider, formData: FormData | undefined, callbackUrl: string) {
    if (formData && formData.get('password') !== 'harbor') throw new Error('Wrong password.');
    setSession({ user: { name: 'Ines Okafor', email: 'ines@harbor.example' } });
    void navigate(callbackUrl);
  }

  const layout = (
    <DashboardLayout
      sidebarFooter={({ mini }) =>
        mini ? null : (
          <Typography variant="caption" sx={{ p: 2 }}>
            Rotterdam
          </Typography>
        )
      }
    >
      <Outlet />
    </DashboardLayout>
  );
  return (
    <ReactRouterAppProvider
      navigation={NAVIGATION}
      branding={BRANDING}
      session={session}
      authentication={authentication}
    >
      <Routes>
        <Route path="sign-in" element={<SignInPage providers={PROVIDERS} signIn={signIn} />} />
        <Route element={layout}>
          <Route index element={<Welcome />} />
          <Route
            path="orders/*"
            element={
              <PageContainer>
                <Crud dataSource={orderSource} rootPath="/orders" initialPageSize={10} />
              </PageContainer>
            }
          />
          <Route path="tools/messages" element={<MessagesPage />} />
          <Route path="tools/settings" element={<SettingsPage />} />
        </Route>
      </Routes>
    </ReactRouterAppProvider>
  );
}
