import type { ReactNode, Ref } from 'react';
import { Icon } from '@site/src/components/icons';
import { useTranslate } from '@site/src/features/i18n/hooks';
import styles from './SettingsTrigger.module.css';

export interface SettingsTriggerProps {
  className?: string;
  /** Whether the drawer is open. */
  open: boolean;
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Button that opens the settings, and a message if they couldn't be loaded. The server and React
 * render the same markup; the state of the island determines what is visible.
 */
export function SettingsTrigger({
  className,
  open,
  onClick,
  ref,
}: SettingsTriggerProps): ReactNode {
  const t = useTranslate();
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={className}
        data-needs-script=""
        aria-label={t('settings')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onClick}
      >
        <Icon name="settings" />
      </button>
      <div className={styles.failed} role="alert">
        {t('settings.failed')}
        <button type="button" onClick={onClick}>
          {t('settings.retry')}
        </button>
      </div>
    </>
  );
}
