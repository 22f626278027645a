import GitHubIcon from '@mui/icons-material/GitHub';
import { AppProvider } from '../app-provider/AppProvider';
import { SignInPage, type AuthProvider } from '../sign-in-page/SignInPage';
import { theme } from './theme';

const PROVIDERS: AuthProvider[] = [
  { id: 'github', name: 'GitHub', icon: <GitHubIcon /> },
  { id: 'credentials', name: 'password' },
];

/** Accepts no password. An application sends the form to its server. */
async function signIn({ id }: AuthProvider) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { error: id === 'credentials' ? 'Wrong password.' : 'GitHub is not connected.' };
}

export default function SignInWithoutCore() {
  return (
    <AppProvider branding={{ title: 'Harbor Logistics' }} theme={theme}>
      {/* preview-start */}
      <SignInPage providers={PROVIDERS} signIn={signIn} />
      {/* preview-end */}
    </AppProvider>
  );
}
