import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Outlet, useNavigate } from 'react-router';
import type { Branding, Navigation } from './app-provider/navigation';
import { COMPANY } from './data/company';
import { Logo } from './layouts/Logo';
import type { LocaleText } from './localization/localization';
import { ReactRouterAppProvider } from './react-router/ReactRouterAppProvider';
import { session, useSessionData } from './session/session';
import { theme } from './theme';

const NAVIGATION: Navigation = [
  { segment: '', title: 'Dashboard', icon: <SpaceDashboardIcon /> },
  { segment: 'orders', title: 'Orders', icon: <ReceiptIcon />, pattern: 'orders{/:id}*' },
  { segment: 'customers', title: 'Customers', icon: <GroupsIcon /> },
  { kind: 'divider' },
  { segment: 'settings', title: 'Settings', icon: <SettingsIcon /> },
];

const BRANDING: Branding = { title: COMPANY.shortName, logo: <Logo /> };

/** The words of the forms. All other texts stay as they are. */
const LABELS: Partial<LocaleText> = {
  providerSignInTitle: () => 'Sign in',
  createLabel: 'Book order',
  createSuccessMessage: 'The order was booked.',
  createErrorMessage: 'The order could not be booked.',
  editLabel: 'Save',
  editSuccessMessage: 'The order was saved.',
  editErrorMessage: 'The order could not be saved.',
};

/** Theme, navigation and session for all pages. */
export function App() {
  const navigate = useNavigate();
  const user = useSessionData()?.user;
  return (
    <ReactRouterAppProvider
      navigation={NAVIGATION}
      branding={BRANDING}
      theme={theme}
      localeText={LABELS}
      session={user ? { user: { name: user.name, email: user.email } } : null}
      authentication={{ signIn: () => void navigate('/sign-in'), signOut: session.signOut }}
    >
      <Outlet />
    </ReactRouterAppProvider>
  );
}
