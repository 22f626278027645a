import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '@site/src/components/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { OfflineProducts } from '@site/src/features/offline/hooks';
import { usePreferences } from '@site/src/features/preferences/hooks';
import { preferences } from '@site/model/facts/preferences';
import { LanguageChoice, PreferenceChoice, valueKey } from './PreferenceChoice';

function StoredPreferences(): ReactNode {
  const t = useTranslate();
  const [wasReset, setWasReset] = useState(false);
  const { snapshot, stored, reset } = usePreferences();
  return (
    <section aria-labelledby="settings-stored">
      <Typography id="settings-stored" component="h3" variant="subtitle2" gutterBottom>
        {t('stored')}
      </Typography>
      {stored.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('stored.nothing')}
        </Typography>
      ) : (
        <Typography
          component="ul"
          variant="body2"
          color="textSecondary"
          sx={{ margin: 0, paddingInlineStart: 2.5 }}
        >
          {stored.map((name) => (
            <li key={name}>
              {`${t(name)}: ${t(valueKey(name, snapshot[name]))} (${t(`stored.${preferences[name].storage}`)})`}
            </li>
          ))}
        </Typography>
      )}
      <Button
        variant="outlined"
        fullWidth
        sx={{ marginBlockStart: 2 }}
        onClick={() => {
          reset();
          setWasReset(true);
        }}
      >
        {t('reset')}
      </Button>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ marginBlockStart: 1, minHeight: '1.5em' }}
      >
        {wasReset && stored.length === 0 ? t('reset.done') : ''}
      </Typography>
    </section>
  );
}

interface SettingsDrawerProps {
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
