import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { usePreferences } from '@site/src/features/preferences/hooks';
import { preferences } from '@site/src/site/preferences';
import { valueKey } from './PreferenceChoice';

/** List of the stored preferences, with a button that removes them. */
export function StoredPreferences(): ReactNode {
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
