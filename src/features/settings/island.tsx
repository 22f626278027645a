import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '@site/src/components/icons/icons';
import { readStored, removeStored, writeStored } from '@site/src/components/storage';
import type { MessageKey } from '@site/model/facts/messages/translate';
import { DocsProvider, useDocsConfig, useTranslate } from '@site/src/features/i18n/hooks';
import { OfflineProducts } from '@site/src/features/offline/hooks';
import { usePreference, usePreferences } from '@site/src/features/preferences/hooks';
import { ThemeProvider, useChangeTheme } from '@site/src/features/site-theme/hooks';
import { languages } from '@site/model/facts/languages';
import { localizeHref, pathnameToLanguage } from '@site/model/facts/paths';
import {
  placeOf,
  type PreferenceName,
  preferenceNames,
  preferenceValues,
  type PreferenceValues,
} from '@site/model/facts/preferences';
import { SettingsTrigger } from './settings';

interface ChoiceProps<Value extends string> {
  label: string;
  /** Values to choose from, in display order. */
  values: readonly Value[];
  value: Value;
  labelOf: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** A choice between a few values. One is always selected: clicking it changes nothing. */
function Choice<Value extends string>({
  label,
  values,
  value,
  labelOf,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  const labelId = useId();
  return (
    <div>
      <FormLabel id={labelId} component="div" sx={{ fontSize: '0.875rem', marginBlockEnd: 1 }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        size="small"
        value={value}
        aria-labelledby={labelId}
        onChange={(_event, chosen: Value | null) => {
          if (chosen !== null) onChange(chosen);
        }}
      >
        {values.map((each) => (
          <ToggleButton key={each} value={each} data-value={each}>
            {labelOf(each)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}

function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

function LanguageChoice(): ReactNode {
  const t = useTranslate();
  const { languages, userLanguage } = useDocsConfig();
  const open = (language: string) => {
    const { pathname, search, hash } = window.location;
    // A path such as `//example.com` must not lead to another site.
    const { canonicalAs } = pathnameToLanguage(pathname + search + hash, languages);
    window.location.assign(localizeHref(canonicalAs, language, languages));
  };
  return (
    <Choice
      label={t('language')}
      values={languages}
      value={userLanguage}
      labelOf={nameOf}
      onChange={open}
    />
  );
}

/** Message key of a value. It's derived, so that a missing message is a type error. */
function valueKey<Name extends PreferenceName>(
  name: Name,
  value: PreferenceValues[Name],
): MessageKey {
  return `${name}.${value}` as `${Name}.${PreferenceValues[Name]}` & MessageKey;
}

/** A preference. The theme changes its mode and direction; `system` isn't a mode of a palette. */
function useSetting<Name extends PreferenceName>(name: Name) {
  const [value, setValue] = usePreference(name);
  const changeTheme = useChangeTheme();
  const change = (next: PreferenceValues[Name]): void => {
    if (next === 'light' || next === 'dark') changeTheme({ paletteMode: next });
    else if (next === 'ltr' || next === 'rtl') changeTheme({ direction: next });
    else setValue(next);
  };
  return [value, change] as const;
}

interface PreferenceChoiceProps<Name extends PreferenceName> {
  name: Name;
  /** Values in display order. Default: all, in the order of their definition. */
  values?: readonly PreferenceValues[Name][];
}

function PreferenceChoice<Name extends PreferenceName>({
  name,
  values = preferenceValues(name),
}: PreferenceChoiceProps<Name>): ReactNode {
  const t = useTranslate();
  const [value, setValue] = useSetting(name);
  return (
    <Choice
      label={t(name)}
      values={values}
      value={value}
      labelOf={(each) => t(valueKey(name, each))}
      onChange={setValue}
    />
  );
}

/** The page script reads it when a key is pressed, so that pages don't have to load it. */
const LETTER_KEYS = 'docs-letter-keys';

function StoredPreferences({ onReset }: { onReset: () => void }): ReactNode {
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
              {`${t(name)}: ${t(valueKey(name, snapshot[name]))} (${t(`stored.${placeOf(name)?.[0] ?? 'cookie'}`)})`}
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
          onReset();
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

const MODE_ORDER = ['light', 'system', 'dark'] as const;

/** Drawer with all preferences, at the end side of the page. It traps the focus while it's open. */
function SettingsDrawer({
  open,
  onClose,
  onClosed,
}: {
  open: boolean;
  onClose: () => void;
  /** Called after the closing animation, to return the focus. */
  onClosed: () => void;
}): ReactNode {
  const t = useTranslate();
  const titleId = useId();
  const [letterKeys, setLetterKeys] = useState<'on' | 'off'>(
    readStored('local', LETTER_KEYS) ? 'off' : 'on',
  );
  const chooseKeys = (chosen: typeof letterKeys) => {
    if (chosen === 'off') writeStored('local', LETTER_KEYS, chosen);
    else removeStored('local', LETTER_KEYS);
    setLetterKeys(chosen);
  };
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
        // Readers see what they change.
        backdrop: { invisible: true },
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
          {preferenceNames.map((name) => (
            <PreferenceChoice
              key={name}
              name={name}
              values={name === 'mode' ? MODE_ORDER : undefined}
            />
          ))}
          <LanguageChoice />
          <Choice
            label={t('letterKeys')}
            values={['on', 'off']}
            value={letterKeys}
            labelOf={(each) => t(`letterKeys.${each}`)}
            onChange={chooseKeys}
          />
          <OfflineProducts />
          <Divider />
          <StoredPreferences onReset={() => chooseKeys('on')} />
        </Stack>
      </Box>
    </Drawer>
  );
}

export default function SettingsIsland({ className }: { className?: string }): ReactNode {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const config = useMemo(
    () => ({ languages, userLanguage: pathnameToLanguage(window.location.pathname).userLanguage }),
    [],
  );
  return (
    <DocsProvider config={config}>
      <SettingsTrigger
        ref={trigger}
        className={className}
        open={open}
        onClick={() => setOpen(true)}
      />
      <ThemeProvider>
        <SettingsDrawer
          open={open}
          onClose={() => setOpen(false)}
          onClosed={() => trigger.current?.focus()}
        />
      </ThemeProvider>
    </DocsProvider>
  );
}
