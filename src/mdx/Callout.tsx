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
 * The title of a callout. One with code or links in it is an element of its own for the Markdown
 * loader, the first of the content.
 */
export function CalloutTitle({ children }: { children?: ReactNode }): ReactNode {
  return <p className={styles.title}>{children}</p>;
}

/**
 * A `:::note` block. An unknown kind shows as a note; its icon and label say what colour alone
 * would not.
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
