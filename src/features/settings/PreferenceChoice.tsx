import type { ReactNode } from 'react';
import type { MessageKey } from '@site/src/features/i18n';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { usePreference } from '@site/src/features/preferences/hooks';
import {
  preferenceValues,
  type PreferenceName,
  type PreferenceValues,
} from '@site/src/site/preferences';
import { Choice } from './Choice';

/** Key of a value's text, derived so that a value without one is a type error. */
export function valueKey<Name extends PreferenceName>(
  name: Name,
  value: PreferenceValues[Name],
): MessageKey {
  return `${name}.${value}` as `${Name}.${PreferenceValues[Name]}` & MessageKey;
}

export interface PreferenceChoiceProps<Name extends PreferenceName> {
  name: Name;
  /** Order in which the values are shown. Default: the one of the preference's list. */
  values?: readonly PreferenceValues[Name][];
}

/** A preference of the reader as a control. */
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
