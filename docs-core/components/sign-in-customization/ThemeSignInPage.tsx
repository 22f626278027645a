import { alpha, createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'google', name: 'Google' },
  { id: 'credentials', name: 'Email and Password' },
];

// Design tokens
const brand = {
  50: 'hsl(206, 100%, 96%)',
  100: 'hsl(206, 100%, 90%)',
  200: 'hsl(206, 95%, 80%)',
  300: 'hsl(207, 92%, 70%)',
  400: 'hsl(208, 84%, 56%)',
  500: 'hsl(209, 86%, 42%)',
  600: 'hsl(210, 90%, 36%)',
  700: 'hsl(211, 92%, 29%)',
  800: 'hsl(212, 94%, 21%)',
  900: 'hsl(213, 96%, 14%)',
};

const gray = {
  50: 'hsl(218, 36%, 98%)',
  100: 'hsl(218, 30%, 94%)',
  200: 'hsl(219, 22%, 88%)',
  300: 'hsl(219, 18%, 78%)',
  400: 'hsl(220, 14%, 62%)',
  500: 'hsl(220, 14%, 44%)',
  600: 'hsl(221, 18%, 34%)',
  700: 'hsl(222, 22%, 24%)',
  800: 'hsl(223, 28%, 13%)',
  900: 'hsl(224, 32%, 7%)',
};

// preview-start
const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: brand[500], light: brand[200], dark: brand[700], contrastText: '#fff' },
        grey: gray,
        divider: alpha(gray[300], 0.6),
        background: { default: gray[50], paper: '#fff' },
        text: { primary: gray[800], secondary: gray[600] },
      },
    },
    dark: {
      palette: {
        primary: { main: brand[300], light: brand[100], dark: brand[500], contrastText: gray[900] },
        grey: gray,
        divider: alpha(gray[600], 0.6),
        background: { default: gray[900], paper: gray[800] },
        text: { primary: gray[50], secondary: gray[300] },
      },
    },
  },
  shape: { borderRadius: 10 },
  typography: { button: { fontWeight: 600, textTransform: 'none' } },
  // preview-end
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
    },
    MuiButton: {
      styleOverrides: {
        root: ({ theme: current }) => ({
          minHeight: 40,
          textAlign: 'center',
          boxShadow: 'none',
          '&:focus-visible': {
            outline: `3px solid ${alpha(brand[400], 0.5)}`,
            outlineOffset: 2,
          },
          variants: [
            {
              props: { variant: 'outlined' },
              style: {
                borderColor: gray[200],
                backgroundColor: gray[50],
                '&:hover': { borderColor: gray[300], backgroundColor: gray[100] },
                ...current.applyStyles('dark', {
                  borderColor: gray[700],
                  backgroundColor: alpha(gray[900], 0.4),
                  '&:hover': { borderColor: gray[600], backgroundColor: gray[900] },
                }),
              },
            },
          ],
        }),
      },
    },
    MuiCheckbox: {
      styleOverrides: {
        root: ({ theme: current }) => ({
          color: gray[400],
          '&:hover': { backgroundColor: alpha(brand[400], 0.08) },
          ...current.applyStyles('dark', { color: gray[500] }),
        }),
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme: current }) => ({
          backgroundColor: gray[50],
          transition: 'box-shadow 120ms ease-in',
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: gray[400] },
          '&.Mui-focused': { boxShadow: `0 0 0 3px ${alpha(brand[400], 0.3)}` },
          ...current.applyStyles('dark', { backgroundColor: alpha(gray[900], 0.5) }),
        }),
        notchedOutline: ({ theme: current }) => ({
          borderColor: gray[200],
          ...current.applyStyles('dark', { borderColor: gray[700] }),
        }),
      },
    },
  },
});

async function signIn(): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { error: 'This demo has no accounts.' };
}

export default function ThemeSignInPage() {
  return (
    <AppProvider theme={theme}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        sx={{ '& form > .MuiStack-root:first-of-type': { mt: 3, rowGap: 1 } }}
        slotProps={{ emailField: { autoFocus: false }, form: { noValidate: true } }}
      />
    </AppProvider>
  );
}
