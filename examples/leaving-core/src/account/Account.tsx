'use client';
import LogoutIcon from '@mui/icons-material/Logout';
import Button, { type ButtonProps } from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { useLocaleText } from '../localization/localization';
import { useAuthentication, useSession } from '../use-session/session';
import { AccountPreview, type AccountPreviewVariant } from './AccountPreview';

export function SignInButton(props: ButtonProps) {
  const authentication = useAuthentication();
  const { accountSignInLabel } = useLocaleText();
  return (
    <Button variant="contained" size="small" onClick={() => authentication?.signIn()} {...props}>
      {accountSignInLabel}
    </Button>
  );
}

export type SignOutButtonProps = ButtonProps;

export function SignOutButton(props: SignOutButtonProps) {
  const authentication = useAuthentication();
  const { accountSignOutLabel } = useLocaleText();
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<LogoutIcon />}
      disabled={!authentication}
      onClick={() => authentication?.signOut()}
      {...props}
    >
      {accountSignOutLabel}
    </Button>
  );
}

export interface AccountProps {
  /** Shown between the user and the sign-out button. A function can close the popover. */
  children?: ReactNode | ((close: () => void) => ReactNode);
  variant?: AccountPreviewVariant;
}

/** A button that opens a popover with the user, or a sign-in button if nobody is signed in. */
export function Account({ children, variant }: AccountProps) {
  const session = useSession();
  const authentication = useAuthentication();
  const { accountPreviewIconButtonLabel } = useLocaleText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!authentication) return null;
  if (!session?.user) return <SignInButton />;

  const close = () => setAnchor(null);
  return (
    <>
      <AccountPreview
        variant={variant}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': accountPreviewIconButtonLabel },
        }}
      >
        <Stack sx={{ minWidth: 260 }}>
          <AccountPreview variant="expanded" />
          {typeof children === 'function' ? children(close) : children}
          <Divider />
          <Stack direction="row" sx={{ p: 1, justifyContent: 'flex-end' }}>
            <SignOutButton
              onClick={() => {
                close();
                authentication.signOut();
              }}
            />
          </Stack>
        </Stack>
      </Popover>
    </>
  );
}
