import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from '@site/src/components/icons/icons';
import { menuClasses } from '@site/src/components/menu/menu';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { codeVariants, type DemoSummary } from '@site/model/facts/demo';
import { demoSizes } from '../controls/resize';
import styles from './Toolbar.module.css';

function Sizes(): ReactNode {
  const t = useTranslate();
  return (
    <div className={`${styles.group} ${styles.sizes}`} role="group" aria-label={t('demo.width')}>
      {demoSizes.map(({ name, width }) => (
        <button
          key={name}
          type="button"
          className={styles.choice}
          tabIndex={-1}
          data-demo-action="size"
          data-size={name}
          aria-label={width === null ? t('demo.fullWidth') : t(`demo.size.${name}`)}
          title={width === null ? t('demo.fullWidth') : t(`demo.size.${name}`)}
          aria-pressed={width === null}
        >
          <Icon name={name} size={18} />
        </button>
      ))}
    </div>
  );
}

interface ActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Name of an action in controls/actions.ts. */
  action: string;
  icon?: IconName;
  label: string;
  /** Shown beside the icon if `showText`, and always in the menu on phones. */
  text?: string;
  showText?: boolean;
}

function Action({ action, icon, label, text, showText, ...attributes }: ActionProps): ReactNode {
  return (
    <button
      type="button"
      className={showText ? `${styles.action} ${styles.withText}` : styles.action}
      tabIndex={-1}
      data-demo-action={action}
      data-ga-event-category="demo"
      data-ga-event-action={action}
      aria-label={label}
      title={label}
      {...attributes}
    >
      {icon ? <Icon name={icon} size={18} /> : null}
      {text ? <span>{text}</span> : null}
    </button>
  );
}

interface ChoiceProps {
  /** `preference:value`. The preferences feature handles clicks and updates `aria-pressed`. */
  choice: string;
  label: string;
  text: string;
  pressed: boolean;
  first?: boolean;
}

function Choice({ choice, label, text, pressed, first = false }: ChoiceProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.choice}
      tabIndex={first ? 0 : -1}
      data-set-choice={choice}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
    >
      {text}
    </button>
  );
}

/** Controls of a demo, with one tab stop. controls/actions.ts handles keys and clicks. */
export function Toolbar({
  demo,
  title,
  open,
}: {
  demo: DemoSummary;
  title: string;
  open: boolean;
}): ReactNode {
  const t = useTranslate();
  const code = `${demo.name}-code`;
  const menu = `${demo.name}-menu`;
  return (
    <div
      className={styles.toolbar}
      role="toolbar"
      aria-label={t('demo.code', { title })}
      data-needs-script=""
    >
      <div className={styles.group} role="group" aria-label={t('demo.language')}>
        {codeVariants.map((variant, index) => (
          <Choice
            key={variant}
            choice={`codeVariant:${variant}`}
            label={t(`demo.variant.${variant}`)}
            text={variant}
            pressed={index === 0}
            first={index === 0}
          />
        ))}
      </div>
      {demo.stylings.length > 1 ? (
        <div className={styles.group} role="group" aria-label={t('demo.styling')}>
          {demo.stylings.map((styling, index) => (
            <Choice
              key={styling}
              choice={`codeStyling:${styling}`}
              label={t(`demo.styledWith.${styling}`)}
              text={t(`demo.styling.${styling}`)}
              pressed={index === 0}
            />
          ))}
        </div>
      ) : null}
      {demo.fullPage ? <Sizes /> : null}
      <div className={`${styles.actions} ${menuClasses.anchor}`}>
        <Action
          action="toggle"
          icon="code"
          label={t(open ? 'demo.hideSource' : 'demo.showSource')}
          aria-controls={code}
          aria-expanded={open}
        />
        <Action
          action="edit"
          icon="edit"
          label={t('demo.edit')}
          aria-controls={code}
          aria-pressed={false}
        />
        <Action action="copy" icon="copy" label={t('copy.code')} text={t('copy')} showText />
        <Action action="more" icon="more" label={t('demo.more')} popoverTarget={menu} />
        <div id={menu} popover="auto" className={`${styles.rest} ${menuClasses.menu}`}>
          <Action action="reset" icon="reset" label={t('demo.reset')} text={t('demo.reset')} />
          <Action
            action="stackblitz"
            label={t('demo.stackblitz')}
            text={t('demo.stackblitz.short')}
            showText
          />
          <Action
            action="codesandbox"
            label={t('demo.codesandbox')}
            text={t('demo.codesandbox.short')}
            showText
          />
          <Action
            action="fullscreen"
            icon="fullscreen"
            label={t('demo.fullscreen')}
            text={t('demo.fullscreen')}
          />
          <a
            className={styles.action}
            tabIndex={-1}
            data-demo-action="link"
            href={`#${demo.name}`}
            aria-label={t('demo.link')}
            title={t('demo.link')}
          >
            <Icon name="link" size={18} />
            <span>{t('demo.link')}</span>
          </a>
        </div>
      </div>
    </div>
  );
}
