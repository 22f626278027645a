import type { ReactNode } from 'react';
import { Icon, type IconName } from '@site/src/components/icons/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import styles from './Callout.module.css';

const icons = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
} as const satisfies Record<string, IconName>;

interface CalloutProps {
  type?: string;
  title?: ReactNode;
  /** Whether the search leaves it out, because it's on many pages. */
  isRepeated?: boolean;
  children: ReactNode;
}

/** If a title contains code or links, the Markdown loader makes it the first element. */
export function CalloutTitle({ children }: { children?: ReactNode }): ReactNode {
  return (
    <p className={styles.title} data-title="">
      {children}
    </p>
  );
}

/** A `:::note` block. An unknown kind is shown as a note. */
export function Callout({ type = 'note', title, isRepeated, children }: CalloutProps): ReactNode {
  const t = useTranslate();
  const kind = Object.hasOwn(icons, type) ? (type as keyof typeof icons) : 'note';
  return (
    <div
      className={styles.callout}
      data-kind={kind}
      data-search-ignore={isRepeated ? '' : undefined}
      role="note"
      aria-label={t(`callout.${kind}`)}
    >
      <Icon name={icons[kind]} />
      <div className={styles.content}>
        {title ? <CalloutTitle>{title}</CalloutTitle> : null}
        {children}
      </div>
    </div>
  );
}
