import {
  Children,
  Fragment,
  isValidElement,
  useId,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import {
  parsePreference,
  preferenceValues,
  type PreferenceName,
} from '@site/model/facts/preferences';
import type { TagProps } from '@site/model/tags/define';
import type { tags } from '@site/model/tags/records/content';
import styles from './CodeTabs.module.css';

/** Groups whose tabs follow a preference, by their name in pages. */
const groups = {
  'package-manager': 'packageManager',
  'code-variant': 'codeVariant',
  'code-styling': 'codeStyling',
} as const satisfies Record<string, PreferenceName>;

type TabChild = ReactElement<{ tab?: string; 'data-tab'?: string }>;

function tabsOf(children: ReactNode): Map<string, TabChild[]> {
  const tabs = new Map<string, TabChild[]>();
  for (const child of Children.toArray(children)) {
    if (!isValidElement<TabChild['props']>(child)) continue;
    const name = child.props.tab ?? child.props['data-tab'];
    if (!name) {
      throw new Error('<CodeTabs> takes only code blocks with a tab, as in ```bash tab="npm".');
    }
    tabs.set(name, [...(tabs.get(name) ?? []), child]);
  }
  return tabs;
}

/** @throws if the group is unknown, or a tab isn't a value of the preference */
function preferenceOf(group: string, names: string[]): PreferenceName {
  const preference = Object.hasOwn(groups, group)
    ? groups[group as keyof typeof groups]
    : undefined;
  if (!preference) {
    throw new Error(
      `<CodeTabs group="${group}"> is not known. Groups are: ${Object.keys(groups).join(', ')}.`,
    );
  }
  const allowed: readonly string[] = preferenceValues(preference);
  const unknown = names.find((name) => !allowed.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `<CodeTabs group="${group}"> has a tab "${unknown}". Tabs of this group are: ${allowed.join(', ')}.`,
    );
  }
  return preference;
}

/**
 * Code samples as tabs, each label before its code. Radio inputs select a tab, by CSS alone without
 * a script. In a group, the reader's preference on `<html>` selects it, so that the first frame is
 * correct; a block without that tab keeps its own selection.
 */
export function CodeTabs({ group, children }: TagProps<typeof tags.CodeTabs>): ReactNode {
  const t = useTranslate();
  const id = useId();
  const tabs = tabsOf(children);
  const names = [...tabs.keys()];
  const preference = group === undefined ? undefined : preferenceOf(group, names);
  const preferred = preference && parsePreference(preference, undefined);
  const initial = names.find((name) => name === preferred) ?? names[0];
  return (
    // Reader views of browsers leave out a fieldset with code, and a `div` with inputs.
    <section
      role="group"
      className={styles.tabs}
      aria-label={t(preference ?? 'codeTabs')}
      data-values={preference && names.join(' ')}
    >
      {names.map((name) => (
        <Fragment key={name}>
          <label className={styles.tab} data-tab={name}>
            <input
              type="radio"
              name={id}
              value={name}
              defaultChecked={name === initial}
              data-set-choice={preference && `${preference}:${name}`}
            />
            {name}
          </label>
          <div className={styles.panel} data-tab={name}>
            {tabs.get(name)}
          </div>
        </Fragment>
      ))}
    </section>
  );
}
