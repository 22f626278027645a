'use client';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import PersonIcon from '@mui/icons-material/Person';
import Avatar from '@mui/material/Avatar';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocaleText } from '../localization/localization';
import { useSession } from '../use-session/session';

export type AccountPreviewVariant = 'condensed' | 'expanded';

export interface AccountPreviewProps extends IconButtonProps {
  /** An avatar, or an avatar with name, email, and a button if there's an `onClick`. */
  variant?: AccountPreviewVariant;
}

/** The user of the session. Other props are those of the button. */
export function AccountPreview({ variant = 'condensed', ...props }: AccountPreviewProps) {
  const user = useSession()?.user;
  const { accountPreviewIconButtonLabel } = useLocaleText();
  if (!user) return null;

  const size = variant === 'condensed' ? 32 : 48;
  const name = user.name ?? user.email;
  const avatar = (
    <Avatar src={user.image ?? undefined} alt="" sx={{ width: size, height: size }}>
      {name?.charAt(0).toUpperCase() ?? <PersonIcon />}
    </Avatar>
  );
  const label = name ? `${accountPreviewIconButtonLabel}: ${name}` : accountPreviewIconButtonLabel;

  if (variant === 'condensed')
    return (
      <IconButton aria-label={label} title={name ?? undefined} {...props}>
        {avatar}
      </IconButton>
    );
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', p: 2, minWidth: 0 }}>
      {avatar}
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 'bold' }}>
          {user.name}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {user.email}
        </Typography>
      </Stack>
      {props.onClick && (
        <IconButton aria-label={label} {...props}>
          <MoreVertIcon />
        </IconButton>
      )}
    </Stack>
  );
}
