import Typography from '@mui/material/Typography';
import { AppProvider, type LocaleText } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { theme } from '../../company/theme';
import { useMemoryRouter } from '../../company/useMemoryRouter';

const FRENCH: Partial<LocaleText> = { accountSignInLabel: 'Se connecter' };

const NAVIGATION = [{ segment: 'orders', title: 'Commandes' }];

export default function FrenchWithCore() {
  const router = useMemoryRouter('/orders');
  return (
    // preview-start
    <AppProvider
      localeText={FRENCH}
      navigation={NAVIGATION}
      router={router}
      theme={theme}
      authentication={{ signIn: () => {}, signOut: () => {} }}
      session={null}
    >
      <DashboardLayout sidebarExpandedWidth={220}>
        <Typography sx={{ p: 3 }}>Bienvenue</Typography>
      </DashboardLayout>
    </AppProvider>
    // preview-end
  );
}
