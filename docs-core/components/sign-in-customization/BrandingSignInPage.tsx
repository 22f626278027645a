import { AppProvider, type Branding } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Email and Password' }];

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="#0b6bcb"/><path d="M5 16c3 0 3-3 7-3s4 3 7 3M12 4v9M8 8l4-4 4 4" fill="none" stroke="#fff" stroke-width="2"/></svg>',
)}`;

// preview-start
const branding: Branding = {
  logo: <img src={logo} alt="" height={24} />,
  title: 'Harbor Logistics',
};
// preview-end

async function signIn(): Promise<AuthResponse> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { error: 'This demo has no accounts.' };
}

export default function BrandingSignInPage() {
  return (
    <AppProvider branding={branding}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{ emailField: { autoFocus: false }, form: { noValidate: true } }}
      />
    </AppProvider>
  );
}
