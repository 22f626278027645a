import type { ReactNode } from 'react';
import { Icon, type IconName } from '@site/src/components/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import styles from './Callout.module.css';

/** Icon by kind. */
const icons = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
} as const satisfies Record<string, IconName>;

export interface CalloutProps {
  type?: string;
  title?: ReactNode;
  children: ReactNode;
}

/**
 * Title of a callout. If it contains code or links, the Markdown loader makes it the first element
 * of the content.
 */
export function CalloutTitle({ children }: { children?: ReactNode }): ReactNode {
  return <p className={styles.title}>{children}</p>;
}

/**
 * A `:::note` block. An unknown kind is shown as a note. The icon and label identify the kind
 * without color.
 */
export function Callout({ type = 'note', title, children }: CalloutProps): ReactNode {
  const t = useTranslate();
  const kind = Object.hasOwn(icons, type) ? (type as keyof typeof icons) : 'note';
  return (
    <div className={styles.callout} data-kind={kind} role="note" aria-label={t(`callout.${kind}`)}>
      <Icon name={icons[kind]} />
      <div className={styles.content}>
        {title ? <CalloutTitle>{title}</CalloutTitle> : null}
        {children}
      </div>
    </div>
  );
}
