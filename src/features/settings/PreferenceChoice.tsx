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

/** Message key of a value. It's derived, so that a missing message is a type error. */
export function valueKey<Name extends PreferenceName>(
  name: Name,
  value: PreferenceValues[Name],
): MessageKey {
  return `${name}.${value}` as `${Name}.${PreferenceValues[Name]}` & MessageKey;
}

export interface PreferenceChoiceProps<Name extends PreferenceName> {
  name: Name;
  /** Values in display order. Default: all, in the order of their definition. */
  values?: readonly PreferenceValues[Name][];
}

/** Control for a preference. */
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
