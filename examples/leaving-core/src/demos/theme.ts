import { createTheme } from '@mui/material/styles';

/** Light and dark mode, picked by the theme switcher of the layout. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: true,
    // White on the red of a delete button is hard to read in dark mode.
    dark: {
      palette: {
        // The background of this site.
        background: { default: '#0f1214', paper: '#0f1214' },
        error: { main: '#f44336', contrastText: '#000' },
      },
    },
  },
  // The frames of these demos are narrow, so tablets start at 480px and desktops at 610px. Leave this out in your app.
  breakpoints: { values: { xs: 0, sm: 480, md: 610, lg: 1200, xl: 1536 } },
});
