import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, useId } from 'react';
import type { MessageKey } from '@site/src/features/i18n';
import { useDocsConfig, useTranslate } from '@site/src/features/i18n/hooks';
import { usePreference } from '@site/src/features/preferences/hooks';
import { localizeHref, pathnameToLanguage } from '@site/model/facts/paths';
import {
  type PreferenceName,
  preferenceValues,
  type PreferenceValues,
} from '@site/model/facts/preferences';

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

export function LanguageChoice(): ReactNode {
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
export function valueKey<Name extends PreferenceName>(
  name: Name,
  value: PreferenceValues[Name],
): MessageKey {
  return `${name}.${value}` as `${Name}.${PreferenceValues[Name]}` & MessageKey;
}

interface PreferenceChoiceProps<Name extends PreferenceName> {
  name: Name;
  /** Values in display order. Default: all, in the order of their definition. */
  values?: readonly PreferenceValues[Name][];
}

export function PreferenceChoice<Name extends PreferenceName>({
  name,
  values = preferenceValues(name),
}: PreferenceChoiceProps<Name>): ReactNode {
  const t = useTranslate();
  const [value, setValue] = usePreference(name);
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
