import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconName } from '@site/src/components/icons/icons';
import { menuClasses } from '@site/src/components/menu/menu';
import { useTranslate } from '@site/src/features/i18n/hooks';
import { Choices, VariantSwitch } from '@site/src/features/copy/copy';
import type { DemoSummary } from '@site/model/facts/demo';
import { demoSizes } from '../controls/resize';
import styles from './Toolbar.module.css';

function Sizes(): ReactNode {
  const t = useTranslate();
  return (
    <div className={`choices ${styles.sizes}`} role="group" aria-label={t('demo.width')}>
      {demoSizes.map(({ name, width }) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          data-demo-action="size"
          data-size={name}
          aria-label={width === null ? t('demo.fullWidth') : t(`demo.size.${name}`)}
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
      {...attributes}
    >
      {icon ? <Icon name={icon} size={18} /> : null}
      {text ? <span>{text}</span> : null}
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
      <VariantSwitch tabStop={0} />
      {demo.stylings.length > 1 ? (
        <Choices
          aria-label={t('demo.styling')}
          preference="codeStyling"
          choices={demo.stylings.map(
            (each) => [each, t(`demo.styling.${each}`), t(`demo.styledWith.${each}`)] as const,
          )}
          tabStop={-1}
        />
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
          <Action action="reset" icon="reset" label={t('demo.reset')} />
          {(['stackblitz', 'codesandbox'] as const).map((host) => (
            <Action
              key={host}
              action={host}
              label={t(`demo.${host}`)}
              text={t(`demo.${host}.short`)}
              showText
            />
          ))}
          <Action action="fullscreen" icon="fullscreen" label={t('demo.fullscreen')} />
          <a
            className={styles.action}
            tabIndex={-1}
            data-demo-action="link"
            href={`#${demo.name}`}
            aria-label={t('demo.link')}
          >
            <Icon name="link" size={18} />
          </a>
        </div>
      </div>
    </div>
  );
}
