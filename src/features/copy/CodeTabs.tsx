import {
  Children,
  type ComponentProps,
  Fragment,
  isValidElement,
  useId,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { type CodeVariant, codeVariants } from '@site/model/facts/demo';
import { parsePreference, type PreferenceName } from '@site/model/facts/preferences';
import type { TagProps } from '@site/model/tags/define';
import type { tags } from '@site/model/tags/records/content';
import styles from './CodeTabs.module.css';

/** Preferences that groups follow. The checker reports other groups, and other tabs in them. */
const groups = {
  'package-manager': 'packageManager',
  'code-variant': 'codeVariant',
  'code-styling': 'codeStyling',
} as const satisfies Record<string, PreferenceName>;

interface ChoicesProps extends ComponentProps<'div'> {
  preference: PreferenceName;
  choices: (readonly [value: string, text: string, name?: string])[];
  /** In a toolbar: index of the choice that is its tab stop, or -1. */
  tabStop?: number;
}

/** Buttons that set a preference. The page script handles clicks and updates `aria-pressed`. */
export function Choices({ preference, choices, tabStop, ...props }: ChoicesProps): ReactNode {
  const { 'aria-label': label, ...others } = props;
  return (
    <div className="choices" {...others} role="group" aria-label={label}>
      {choices.map(([value, text, name], index) => (
        <button
          key={value}
          aria-pressed={index === 0}
          data-set-choice={`${preference}:${value}`}
          type="button"
          aria-label={name}
          tabIndex={tabStop === undefined ? undefined : tabStop === index ? 0 : -1}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Switches all code of the page between TypeScript and JavaScript. Toolbars show long names. */
export function VariantSwitch(props: Partial<ChoicesProps>): ReactNode {
  const t = useTranslate();
  const nameOf = (each: CodeVariant) =>
    props.tabStop === 0 ? t(`demo.variant.${each}`) : undefined;
  const choices = codeVariants.map((each) => [each, each, nameOf(each)] as const);
  const label = t('demo.language');
  return <Choices {...props} preference="codeVariant" choices={choices} aria-label={label} />;
}

/** Attributes of a switch in the head of the two blocks after it, which are dark in both modes. */
export const inCodeHead = { 'data-theme': 'dark', 'data-needs-script': '' };

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

/**
 * Code samples as tabs, each label before its code. Radio inputs select a tab, by CSS alone without
 * a script. In a group, the reader's preference on `<html>` selects it, so that the first frame is
 * correct; a block without that tab keeps its own selection. TypeScript and JavaScript have the
 * switch of other code instead, and are one below the other without a script.
 */
export function CodeTabs({ group, children }: TagProps<typeof tags.CodeTabs>): ReactNode {
  const t = useTranslate();
  const id = useId();
  const tabs = tabsOf(children);
  const names = [...tabs.keys()];
  const preference = group && groups[group];
  if (preference === 'codeVariant')
    return (
      <section role="group">
        <VariantSwitch {...inCodeHead} />
        {[...tabs.values()]}
      </section>
    );
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
