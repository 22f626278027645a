import 'dayjs/locale/fr';
import * as React from 'react';
import { frFR as materialFrench } from '@mui/material/locale';
import { createTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { frFR as gridFrench } from '@mui/x-data-grid/locales';
import { frFR as pickersFrench } from '@mui/x-date-pickers/locales';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { Crud, type DataField } from '@toolpad/core/Crud';
import { createServer } from '../company/server';
import { useMemoryRouter } from '../company/useMemoryRouter';
import { frenchTexts } from './frenchTexts';

type Language = 'en' | 'fr';
type Order = { id: number; customer: string; placed: string };

// preview-start
const base = {
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: { light: true, dark: true },
};

/** Material UI, the grid and the pickers bring their own texts. `adapterLocale` is the format of dates. */
const THEMES = {
  en: createTheme(base),
  fr: createTheme(base, materialFrench, gridFrench, pickersFrench, {
    components: { MuiLocalizationProvider: { defaultProps: { adapterLocale: 'fr' } } },
  }),
};
// preview-end

const TEXTS = {
  en: { orders: 'Orders', order: 'Order', customer: 'Customer', placed: 'Placed' },
  fr: { orders: 'Commandes', order: 'Commande', customer: 'Client', placed: 'Date' },
};

const ORDERS: Order[] = [
  { id: 1041, customer: 'Nordlys Timber', placed: '2026-09-15T08:00' },
  { id: 1042, customer: 'Aldertree Foods', placed: '2026-09-16T10:05' },
];

const dates = { en: new Intl.DateTimeFormat('en-US'), fr: new Intl.DateTimeFormat('fr-FR') };

const fieldsIn = (language: Language): DataField[] => [
  { field: 'id', headerName: TEXTS[language].order },
  { field: 'customer', headerName: TEXTS[language].customer, flex: 1, minWidth: 140 },
  {
    field: 'placed',
    headerName: TEXTS[language].placed,
    type: 'date',
    width: 130,
    valueGetter: (value?: string | null) => (value ? new Date(value) : null),
    valueFormatter: (value?: Date | null) => (value ? dates[language].format(value) : ''),
  },
];

const SOURCES = {
  en: createServer<Order>(fieldsIn('en'), ORDERS),
  fr: createServer<Order>(fieldsIn('fr'), ORDERS),
};

const NAVIGATION: Record<Language, Navigation> = {
  en: [{ segment: 'orders', title: TEXTS.en.orders, pattern: 'orders{/:orderId}*' }],
  fr: [{ segment: 'orders', title: TEXTS.fr.orders, pattern: 'orders{/:orderId}*' }],
};

export default function LocalizedApp() {
  const [language, setLanguage] = React.useState<Language>('fr');
  const router = useMemoryRouter('/orders');

  return (
    <AppProvider
      key={language}
      theme={THEMES[language]}
      localeText={language === 'fr' ? frenchTexts : undefined}
      navigation={NAVIGATION[language]}
      router={router}
    >
      <main lang={language}>
        <ToggleButtonGroup
          value={language}
          exclusive
          onChange={(_, chosen: Language | null) => chosen && setLanguage(chosen)}
          aria-label={language === 'fr' ? 'Langue' : 'Language'}
          size="small"
          sx={{ mx: 3, mt: 2 }}
        >
          <ToggleButton value="en">English</ToggleButton>
          <ToggleButton value="fr">Français</ToggleButton>
        </ToggleButtonGroup>
        <Crud<Order> dataSource={SOURCES[language]} rootPath="/orders" initialPageSize={25} />
      </main>
    </AppProvider>
  );
}
