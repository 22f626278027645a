import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Icon } from '@site/src/components/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { OfflineProducts } from '@site/src/features/offline/hooks';
import { StoredPreferences } from './StoredPreferences';
import { LanguageChoice } from './LanguageChoice';
import { PreferenceChoice } from './PreferenceChoice';

export interface SettingsDrawerProps {
  open: boolean;
  onClose: () => void;
  /** Called after the closing animation, to return the focus. */
  onClosed: () => void;
}

const MODE_ORDER = ['light', 'system', 'dark'] as const;

/** Drawer with all preferences, at the end side of the page. It traps the focus while it's open. */
export function SettingsDrawer({ open, onClose, onClosed }: SettingsDrawerProps): ReactNode {
  const t = useTranslate();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      disableRestoreFocus
      slotProps={{
        paper: {
          'aria-labelledby': titleId,
          sx: { inlineSize: 'min(360px, 100vw)', borderRadius: 0 },
        },
        transition: { onExited: onClosed },
      }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingInline: 2,
          paddingBlock: 1,
        }}
      >
        <Typography id={titleId} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {t('settings')}
        </Typography>
        <IconButton edge="end" onClick={onClose} aria-label={t('closeSettings')}>
          <Icon name="close" />
        </IconButton>
      </Stack>
      <Divider />
      <Box sx={{ padding: 2, overflowY: 'auto' }}>
        <Stack spacing={2.5}>
          <PreferenceChoice name="mode" values={MODE_ORDER} />
          <PreferenceChoice name="direction" />
          <PreferenceChoice name="density" />
          <LanguageChoice />
          <PreferenceChoice name="codeVariant" />
          <PreferenceChoice name="codeStyling" />
          <PreferenceChoice name="packageManager" />
          <OfflineProducts />
          <Divider />
          <StoredPreferences />
        </Stack>
      </Box>
    </Drawer>
  );
}
