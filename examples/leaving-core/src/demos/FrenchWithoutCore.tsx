import Typography from '@mui/material/Typography';
import { AppProvider } from '../app-provider/AppProvider';
import { DashboardLayout } from '../dashboard-layout/DashboardLayout';
import type { LocaleText } from '../localization/localization';
import { theme } from './theme';
import { useMemoryRouter } from './useMemoryRouter';

const FRENCH: Partial<LocaleText> = {
  accountSignInLabel: 'Se connecter',
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  toggleSidebar: 'Barre latérale',
  themeMode: 'Mode de couleur',
  lightMode: 'Clair',
  darkMode: 'Sombre',
  systemMode: 'Système',
};

const NAVIGATION = [{ segment: 'orders', title: 'Commandes' }];

export default function FrenchWithoutCore() {
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
