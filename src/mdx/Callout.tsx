import type { ReactNode } from 'react';
import { Icon, type IconName } from '@site/src/components/icons';
import styles from './Callout.module.css';

const kinds = {
  note: { icon: 'note', label: 'Note' },
  tip: { icon: 'tip', label: 'Tip' },
  info: { icon: 'info', label: 'Info' },
  warning: { icon: 'warning', label: 'Warning' },
  danger: { icon: 'danger', label: 'Danger' },
} satisfies Record<string, { icon: IconName; label: string }>;

export interface CalloutProps {
  type?: string;
  title?: ReactNode;
  children: ReactNode;
}

/** The title of a callout. One with code or links in it is an element of its own for the Markdown loader, the first of the content. */
export function CalloutTitle({ children }: { children?: ReactNode }): ReactNode {
  return <p className={styles.title}>{children}</p>;
}

/** A `:::note` block. An unknown kind shows as a note; its icon and label say what colour alone would not. */
export function Callout({ type = 'note', title, children }: CalloutProps): ReactNode {
  const kind = Object.hasOwn(kinds, type) ? (type as keyof typeof kinds) : 'note';
  const { icon, label } = kinds[kind];
  return (
    <div className={styles.callout} data-kind={kind} role="note" aria-label={label}>
      <Icon name={icon} />
      <div className={styles.content}>
        {title ? <CalloutTitle>{title}</CalloutTitle> : null}
        {children}
      </div>
    </div>
  );
}
